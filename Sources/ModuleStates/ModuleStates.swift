/// All modules of all systems, in all their states.
public enum ModuleStates {
  /// In the order of the systems, module by module; a module's states in the order in which a user would see them.
  public static let all: [ModuleState] =
    ConverterStates.all + AboutStates.all + TodoListStates.all + TodoDetailStates.all + EmployeeListStates.all
    + PortraitStates.all + TaskListStates.all + AddTaskStates.all + MapStates.all
}
