import ConversionVerification
import DocumentConversion
import Foundation
import InterfaceBuilder

/// The outcome for a document, as text and as JSON.
@MainActor
struct ConversionReport {
  private let sources: ConvertedSources
  private let result: VerifiedSources?

  init(_ sources: ConvertedSources, _ result: VerifiedSources?) {
    self.sources = sources
    self.result = result
  }

  func text(_ terminal: Terminal) -> String {
    let files = sources.conversion.files
    var lines = [terminal.painted(sources.path, .bold)]
    if let folder = sources.folder {
      for file in files { lines.append("  \(folder)/\(file.name)") }
    }
    if files.isEmpty { lines.append("  no view to convert") }
    guard let result else { return lines.joined(separator: "\n") }
    lines += result.errors.map { terminal.painted("  \($0)", .red) }
    for unit in result.units {
      lines.append("  \(unit.className): \(Self.verdict(unit))")
      lines += unit.differences.prefix(20).map { "    \(Self.text($0))" }
      if unit.differences.count > 20 {
        lines.append("    and \(unit.differences.count - 20) more")
      }
    }
    return lines.joined(separator: "\n")
  }

  static func verdict(_ unit: VerificationResult.Unit) -> String {
    switch (unit.views, unit.equal) {
    case (0, _): "no frame to compare"
    case (1, 1): "the frame is equal"
    case (let all, let equal) where all == equal: "all \(all) frames equal"
    case (let all, let equal): "\(equal) of \(all) views have equal frames"
    }
  }

  private static func text(_ difference: VerificationResult.Difference) -> String {
    "line \(difference.line): \(difference.view) on \(difference.environment): document "
      + "\(text(difference.document)), code \(text(difference.code))"
      + (difference.isAmbiguous ? " (ambiguous)" : "")
  }

  static func text(_ frame: VerificationResult.Frame?) -> String {
    guard let frame else { return "no frame" }
    let numbers = [frame.x, frame.y, frame.width, frame.height].map(FrameTable.number)
    return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
  }

  // MARK: - JSON

  private struct Printed: Encodable {
    struct File: Encodable {
      var path: String
      var className: String
      var lines: Int
      var views: Int
      var constraints: Int
    }

    struct Remark: Encodable {
      var line: Int
      var column: Int
      var message: String
    }

    var document: String
    var files: [File]
    var remarks: [Remark]
    var verification: VerifiedSources?
  }

  func json() throws -> String {
    let printed = Printed(
      document: sources.path,
      files: sources.conversion.files.map { file in
        let lines = file.text.split(separator: "\n").filter {
          !$0.drop { $0 == " " }.hasPrefix("//")
        }
        return Printed.File(
          path: sources.folder.map { "\($0)/\(file.name)" } ?? file.name, className: file.className,
          lines: lines.count,
          views: file.viewCount, constraints: file.constraintCount)
      },
      remarks: sources.conversion.remarks.map {
        Printed.Remark(line: $0.location.line, column: $0.location.column, message: $0.message)
      }, verification: result)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(printed), as: UTF8.self)
  }
}
