internal import Foundation

package struct JSONComparisonReport: Encodable {
  private let version = 1
  private let documents: [Document]

  private struct Document: Encodable {
    var summary: String
    var isChanged: Bool
    var comparison: DocumentComparison
  }

  package init(_ comparisons: [DocumentComparison]) {
    documents = comparisons.map { comparison in
      Document(
        summary: TextReport(comparison, .short).summary, isChanged: comparison.isReported,
        comparison: comparison)
    }
  }

  package func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
