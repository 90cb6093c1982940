/// What decoding throws for a file that a newer version of the program has written: sound, but not ours to read.
public struct NewerVersion: Error, Equatable, Sendable {
  public init() {}
}
