import Diagnosis
import Notation
import ScenePictures

/// The number of findings of each severity.
struct SeverityCounts {
  private var counts: [Severity: Int] = [:]

  init(_ findings: [Finding]) {
    for finding in findings { counts[finding.severity, default: 0] += 1 }
  }

  mutating func add(_ other: SeverityCounts) { counts.merge(other.counts, uniquingKeysWith: +) }

  var text: String {
    let parts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = counts[severity, default: 0]
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    return parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
  }

  var members: [(String, JSONValue?)] {
    [Severity.error, .warning, .note].map { ("\($0.rawValue)s", .int(counts[$0, default: 0])) }
  }
}
