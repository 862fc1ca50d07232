import Foundation

@testable import Command

final class Recording {
  private(set) var output = ""
  private(set) var errors = ""

  func terminal(hasColor: Bool = false) -> Terminal {
    Terminal(
      hasColor: hasColor, output: { self.output += String(decoding: $0, as: UTF8.self) },
      error: { self.errors += String(decoding: $0, as: UTF8.self) })
  }
}
