package import Foundation

/// Old findings that are not to be reported again.
///
/// A finding is known by its document, rule and object, so that it stays known when lines move.
package struct Baseline: Codable, Hashable, Sendable {
  private var version = 1
  /// How often each finding stands in each document.
  private var documents: [String: [String: Int]] = [:]

  /// Records findings.
  ///
  /// - Parameter documents: The documents, with paths relative to the folder of the baseline's
  ///   file.
  package init(_ documents: [DocumentFindings]) {
    for document in documents where !document.findings.isEmpty {
      var counts: [String: Int] = [:]
      for finding in document.findings { counts[finding.fingerprint, default: 0] += 1 }
      self.documents[document.path] = counts
    }
  }

  /// The most bytes that are read.
  package static let sizeLimit = 16 << 20

  /// Reads a baseline.
  ///
  /// - Parameter data: What ``json()`` has written.
  /// - Throws: What Foundation's decoder throws for anything else.
  package init(data: Data) throws {
    self = try JSONDecoder().decode(Baseline.self, from: data)
  }

  /// The baseline as text, stable for equal findings.
  ///
  /// - Returns: The text, without a line break at its end.
  /// - Throws: What Foundation's encoder throws; strings and counts can always be encoded.
  package func json() throws -> String { try JSONText.encode(self) }

  /// The findings of a document that are new.
  ///
  /// - Parameter document: A document, with its path relative to the folder of the baseline's file.
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
