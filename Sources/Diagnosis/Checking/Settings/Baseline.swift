package import Foundation

/// Known findings, by document, rule and object, independent of line numbers.
package struct Baseline: Codable, Hashable, Sendable {
  private var version = 1
  private var documents: [String: [String: Int]] = [:]

  package init(_ documents: [DocumentFindings]) {
    for document in documents where !document.findings.isEmpty {
      var counts: [String: Int] = [:]
      for finding in document.findings { counts[finding.fingerprint, default: 0] += 1 }
      self.documents[document.path] = counts
    }
  }

  package static let sizeLimit = 16 << 20

  /// Reads a baseline.
  package init(data: Data) throws {
    self = try JSONDecoder().decode(Baseline.self, from: data)
  }

  /// Returns the baseline as text, equal for equal findings.
  package func json() throws -> String { try JSONText.encode(self) }

  /// Returns a document with only its new findings.
  package func removingKnown(from document: DocumentFindings) -> DocumentFindings {
    guard var counts = documents[document.path] else { return document }
    var rest = document
    rest.findings.removeAll { finding in
      guard let count = counts[finding.fingerprint], count > 0 else { return false }
      counts[finding.fingerprint] = count - 1
      return true
    }
    return rest
  }
}
