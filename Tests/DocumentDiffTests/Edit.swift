import DocumentDiff
import Foundation
import TestSupport
import Testing

/// One edit of the document in `Fixtures/Comparison`, and what is to be told of it.
struct Edit: CustomTestStringConvertible, Sendable {
  /// What is edited.
  let name: String
  /// What is written instead of what.
  let replacements: [(old: String, new: String)]
  /// What it is told under.
  let heading: Heading
  /// A part of the line that tells it.
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

  /// The document as it is.
  static func document() throws -> String {
    let url = TestFiles.fixture("Comparison/Account.storyboard")
    return try String(contentsOf: url, encoding: .utf8)
  }

  /// The document with the edit.
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

  /// The changes that are told.
  var told: [Change] { all.filter { $0.heading != .nothing } }

  /// The report without colours.
  func text(_ detail: TextReport.Detail = .short) -> String {
    TextReport(self, detail).lines.map { $0.map(\.text).joined() }.joined(separator: "\n")
  }
}
