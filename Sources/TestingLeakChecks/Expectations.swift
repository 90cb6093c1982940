public import ReferenceGraph
public import Testing

/// Expects that the objects hold each other exactly as the table says: `Screen.presenter ══▶ Presenter`, a line each.
///
/// - Parameters:
///   - stops: classes whose objects are named but not walked: doubles, services.
///   - table: the lines in any order; a difference is shown line by line.
public func expectOwnership(
  of roots: AnyObject..., stoppingAt stops: [any AnyObject.Type] = [], is table: String,
  at location: SourceLocation = #_sourceLocation
) {
  let graph = ObjectGraph(of: roots, options: ObjectGraph.Options(stoppingAt: stops))
  guard let difference = OwnershipCheck.difference(of: graph, to: table) else { return }
  Issue.record("\(difference)", sourceLocation: location)
}

/// Expects that what the roots hold contains no cycle of strong references but the accepted ones, each of which must occur.
public func expectNoReferenceCycles(
  from roots: AnyObject..., accepting accepted: AcceptedCycle..., at location: SourceLocation = #_sourceLocation
) {
  let graph = ObjectGraph(of: roots)
  guard let failure = CycleCheck.failure(in: graph, accepting: accepted) else { return }
  GraphAttachment.record(graph, at: location)
  Issue.record("\(failure)", sourceLocation: location)
}
