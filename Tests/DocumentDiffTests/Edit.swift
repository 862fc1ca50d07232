import DocumentDiff
import Foundation
import TestSupport
import Testing

/// An edit to the document in `Fixtures/Comparison`, and the expected report.
struct Edit: CustomTestStringConvertible, Sendable {
  let name: String
  let replacements: [(old: String, new: String)]
  let heading: Heading
  let words: String
  /// The views that it moves or resizes.
  let shifts: Set<String>

  init(
    _ name: String, _ old: String, _ new: String, _ heading: Heading, _ words: String,
    _ shifts: String...
  ) {
    self.init(name, [(old, new)], heading, words, shifts)
  }

  init(
    _ name: String, _ replacements: [(old: String, new: String)], _ heading: Heading,
    _ words: String, _ shifts: [String] = []
  ) {
    self.name = name
    self.replacements = replacements
    self.heading = heading
    self.words = words
    self.shifts = Set(shifts)
  }

  var testDescription: String { name }

  static func document() throws -> String {
    let url = TestFiles.fixture("Comparison/Account.storyboard")
    return try String(contentsOf: url, encoding: .utf8)
  }

  func edited() throws -> String {
    var text = try Self.document()
    for (old, new) in replacements {
      try #require(text.contains(old), "the document does not have \(old)")
      text = text.replacing(old, with: new)
    }
    return text
  }
}

extension DocumentComparison {
  /// Compares two texts.
  @MainActor
  init(_ old: String, _ new: String, _ settings: Settings = Settings()) throws {
    self.init(
      try ComparedDocument(data: Data(old.utf8), path: "Old.storyboard"),
      try ComparedDocument(data: Data(new.utf8), path: "New.storyboard"), settings)
  }

  var reported: [Change] { all.filter { $0.heading != .nothing } }

  func text(_ detail: TextReport.Detail = .short) -> String {
    TextReport(self, detail).lines.map { $0.map(\.text).joined() }.joined(separator: "\n")
  }
}
