import Foundation

/// What came out of experiments as JSON: every moment with the frames of its views, every finding.
///
/// The library for JavaScript is held against it, so frames have all their digits.
package struct Outcomes {
  private let experiments: [Outcome]

  /// Keeps what came out.
  package init(_ results: [(Experiment, Record)]) {
    experiments = results.map { experiment, record in
      Outcome(
        id: experiment.id, title: experiment.title, source: Self.place(of: experiment.source),
        moments: record.moments.map(Outcome.Moment.init),
        findings: record.findings.map(Outcome.Finding.init))
    }
  }

  /// The text of a file, the same for the same outcomes.
  ///
  /// - Throws: Never for frames that are numbers.
  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // An experiment a line, so that a change can be read.
    let lines = try experiments.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    return Data("[\n\(lines.joined(separator: ",\n"))\n]\n".utf8)
  }

  /// A file's place among the experiments, `Ranges/TwoLabels.swift`.
  private static func place(of file: String) -> String {
    file.split(separator: "/").suffix(2).joined(separator: "/")
  }
}

private struct Outcome: Encodable {
  let id: String
  let title: String
  let source: String
  let moments: [Moment]
  let findings: [Finding]

  struct Moment: Encodable {
    let caption: String
    /// Left edge, top edge, width and height of each view in its superview, by its name.
    let frames: [String: [Double]]

    init(_ moment: Record.Moment) {
      caption = moment.caption
      frames = Dictionary(moment.frames.map { ($0.name, $0.values) }) { first, _ in first }
    }
  }

  struct Finding: Encodable {
    let subject: String
    let stated: String
    let measured: String

    init(_ finding: Record.Finding) {
      (subject, stated, measured) = (finding.subject, finding.stated, finding.measured)
    }
  }
}
