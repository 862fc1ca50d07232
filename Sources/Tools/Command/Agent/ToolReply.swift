import Foundation
import Notation
import ScenePictures
import ToolProtocol

/// A tool's answer.
struct ToolReply: Codable, Sendable {
  var text: String
  /// The JSON text of the values; nil for an error.
  var value: String?
  var picture: Data?
  /// A change that the server writes into the file.
  var change: FileChange?

  init(_ text: String, _ members: [(String, JSONValue?)], picture: Data? = nil) {
    self.text = text
    value = JSONValue.members(members).text
    self.picture = picture
  }

  init(_ fault: ToolFault) { text = fault.message }

  var result: ToolResult {
    ToolResult(text: text, value: value.map { .written($0) }, picture: picture)
  }
}

/// As many result rows as an agent reads well, in text and as values.
struct ResultPage {
  private(set) var lines: [String] = []
  private(set) var values: [JSONValue] = []
  /// The number of rows to skip for the next page; nil on the last page.
  private(set) var next: Int?
  private let count: Int

  /// The maximum length of a page's rows: about 2,000 tokens.
  static let characterLimit = 6_000
  private static let rowLimit = 1_500

  static let argument = Schema.Member(
    "more", .count, "The 'more' of the last result, for its next page.")
  static let result = Schema.Member("more", .count, "Present if there are further rows.")

  init(_ rows: [(text: String, value: JSONValue)], from start: Int) {
    self.init(Array(rows.dropFirst(start)), at: start, of: rows.count)
  }

  /// Makes a page that begins with rows at a position among all rows.
  init(_ rows: [(text: String, value: JSONValue)], at start: Int, of count: Int) {
    self.count = count
    var length = 0
    next = start + rows.count < count ? start + rows.count : nil
    for (index, row) in rows.enumerated() {
      let line = row.text.count > Self.rowLimit ? "\(row.text.prefix(Self.rowLimit))…" : row.text
      length += max(line.count, row.value.text.count / 2)
      guard length <= Self.characterLimit || lines.isEmpty else {
        next = start + index
        break
      }
      lines.append(line)
      values.append(row.value)
    }
  }

  /// The lines, with a remark if there are more.
  var text: String {
    guard !lines.isEmpty else { return "(no further rows)" }
    guard let next else { return lines.joined(separator: "\n") }
    return lines.joined(separator: "\n")
      + "\n(rows up to \(next) of \(count); pass more=\(next) for the rest)"
  }

  var more: (String, JSONValue?) { ("more", next.map { .int($0) }) }

  /// Divides the lines of text into pages.
  static func lines(of text: String, from start: Int) -> ResultPage {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return ResultPage(lines.map { (String($0), .null) }, from: start)
  }
}
