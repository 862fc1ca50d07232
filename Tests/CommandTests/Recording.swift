@testable import Command

/// What a call printed.
final class Recording {
  private(set) var output = ""
  private(set) var errors = ""

  /// A terminal that prints into this recording.
  func terminal(hasColor: Bool = false) -> Terminal {
    Terminal(
      hasColor: hasColor, output: { self.output += $0 }, error: { self.errors += $0 })
  }
}
