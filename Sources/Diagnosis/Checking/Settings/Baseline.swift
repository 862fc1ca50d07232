package import Foundation

/// Known findings that are not reported again.
///
/// The key of a finding consists of document, rule and object, independent of line numbers.
package struct Baseline: Codable, Hashable, Sendable {
  private var version = 1
  private var documents: [String: [String: Int]] = [:]

  /// Records findings.
  package init(_ documents: [DocumentFindings]) {
    for document in documents where !document.findings.isEmpty {
      var counts: [String: Int] = [:]
      for finding in document.findings { counts[finding.fingerprint, default: 0] += 1 }
      self.documents[document.path] = counts
    }
  }

  /// The maximum size of a baseline file in bytes.
  package static let sizeLimit = 16 << 20

  /// Reads a baseline.
  ///
  /// - Throws: `DecodingError` for invalid data.
  package init(data: Data) throws {
    self = try JSONDecoder().decode(Baseline.self, from: data)
  }

  /// Returns the baseline as text, equal for equal findings.
  ///
  /// - Returns: The text, without a final line break.
  /// - Throws: Errors of Foundation's encoder, although strings and counts can always be encoded.
  package func json() throws -> String { try JSONText.encode(self) }

  /// Returns a document with only its new findings.
  ///
  /// - Returns: The document without the recorded findings.
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
