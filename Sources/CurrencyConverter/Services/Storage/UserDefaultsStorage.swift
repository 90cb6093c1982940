internal import FileStorage
public import Foundation

/// Keeps the state in the user's defaults, as JSON under one key.
///
/// On Linux the defaults are one file that is emptied and written anew, so that a run killed meanwhile can lose all of
/// them, and unreadable ones look like none: ``JSONFileStorage`` is the safer one there. There too, defaults that cannot
/// be written fail all others of the process.
///
/// - Owned by: ``StoredCurrencyService``.
@MainActor public final class UserDefaultsStorage {
  private let defaults: UserDefaults
  private let key: String

  public init(defaults: UserDefaults, key: String) {
    self.defaults = defaults
    self.key = key
  }
}

extension UserDefaultsStorage: StorageService {
  public func load() throws(SavedStateError) -> SavedState? {
    guard let value = defaults.object(forKey: key) else { return nil }
    do throws(FileStorageError) {
      let data = value as? Data ?? Data()
      if let record = try JSONCoding.value(SavedStateRecord.self, from: data) { return record.state }
    } catch {
      throw .notReadable
    }
    throw setAside(value) ? .damaged : .notReadable
  }

  public func save(_ state: SavedState) async throws(SavedStateError) {
    guard let data = try? JSONCoding.data(of: SavedStateRecord(state)) else { throw .notWritable }
    let old = defaults.object(forKey: key)
    defaults.set(data, forKey: key)
    // On Linux nothing is written before, and this says whether it was.
    guard defaults.synchronize() else {
      defaults.set(old, forKey: key)
      throw .notWritable
    }
  }

  /// Moves the value to the first free of the ``SetAsideNames``; says whether it could.
  private func setAside(_ value: Any) -> Bool {
    guard let aside = SetAsideNames.names(for: key).first(where: { defaults.object(forKey: $0) == nil }) else {
      return false
    }
    defaults.set(value, forKey: aside)
    defaults.removeObject(forKey: key)
    guard defaults.synchronize() else {
      defaults.set(value, forKey: key)
      defaults.removeObject(forKey: aside)
      return false
    }
    return true
  }
}
