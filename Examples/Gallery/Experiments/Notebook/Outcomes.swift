import Foundation

/// The outcomes of experiments as JSON: the frames of every moment.
///
/// The JavaScript library is tested against them, therefore frames have all their digits.
package struct Outcomes {
  private let experiments: [Outcome]

  package init(_ results: [(Experiment, Record)]) {
    experiments = results.map { experiment, record in
      Outcome(
        id: experiment.id, title: experiment.title, source: Self.place(of: experiment.source),
        moments: record.moments.map(Outcome.Moment.init))
    }
  }

  /// Returns the file's text, which is deterministic.
  ///
  /// - Throws: Never for frames that are numbers.
  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // A line per experiment makes diffs readable.
    let lines = try experiments.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    return Data("[\n\(lines.joined(separator: ",\n"))\n]\n".utf8)
  }

  /// Returns a file's path below the experiments, `Ranges/TwoLabels.swift`.
  private static func place(of file: String) -> String {
    file.split(separator: "/").suffix(2).joined(separator: "/")
  }
}

private struct Outcome: Encodable {
  let id: String
  let title: String
  let source: String
  let moments: [Moment]

  struct Moment: Encodable {
    let caption: String
    /// The x, y, width and height of each view in the superview, by name.
    let frames: [String: [Double]]

    init(_ moment: Record.Moment) {
      caption = moment.caption
      frames = Dictionary(moment.frames.map { ($0.name, $0.values) }) { first, _ in first }
    }
  }
}
