package import Diagnosis
package import Notation

/// A scene's findings at every width, for a single height.
package struct SizesReport {
  private let height: Int
  private let findings: [Finding]

  /// The sweep over a place's widths.
  package static func sweep(height: Int, isPad: Bool) -> SizeSweep {
    SizeSweep(
      windows: [isPad ? "ipad" : "iphone"], widths: [SizeSweep.wholeRange],
      heights: [SizeRange(height, height)])
  }

  package init(_ findings: [Finding], height: Int) {
    self.findings = findings.filter { !$0.sizes.isEmpty }
    self.height = height
  }

  package var json: JSONValue {
    [
      "from": .int(SizeSweep.wholeRange.from), "to": .int(SizeSweep.wholeRange.to),
      "height": .int(height), "findings": .array(findings.map(json)),
    ]
  }

  private func json(_ finding: Finding) -> JSONValue {
    let widths = finding.sizes.flatMap(\.widths)
    return [
      "rule": .string(finding.rule), "severity": .string(finding.severity.rawValue),
      "message": .string(finding.message),
      "widths": .array(widths.map { .array([.int($0.from), .int($0.to)]) }),
    ]
  }
}
