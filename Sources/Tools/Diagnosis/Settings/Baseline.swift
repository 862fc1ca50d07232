package import Foundation

/// Known findings, by document, rule and object, independent of line numbers.
///
/// A finding of window sizes is known at the recorded sizes only.
package struct Baseline: Codable, Hashable, Sendable {
  private var version = 1
  private var documents: [String: [String: Int]] = [:]
  /// The sizes of findings, in a file with sizes only.
  private var sizes: [String: [String: [WindowSizes]]]?

  package init(_ documents: [DocumentFindings]) {
    for document in documents where !document.findings.isEmpty {
      var counts: [String: Int] = [:]
      for finding in document.findings {
        counts[finding.fingerprint, default: 0] += 1
        guard !finding.sizes.isEmpty else { continue }
        sizes = sizes ?? [:]
        sizes?[document.path, default: [:]][finding.fingerprint, default: []] += finding.sizes
      }
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

  /// Returns the document with only new findings, and with the new sizes of known findings.
  package func removingKnown(from document: DocumentFindings) -> DocumentFindings {
    guard var counts = documents[document.path] else { return document }
    let known = sizes?[document.path] ?? [:]
    var rest = document
    rest.findings = document.findings.compactMap { finding in
      if !finding.sizes.isEmpty, let recorded = known[finding.fingerprint] {
        var rest = finding
        rest.sizes = finding.sizes.flatMap { $0.subtracting(recorded) }
        return rest.sizes.isEmpty ? nil : rest
      }
      guard let count = counts[finding.fingerprint], count > 0 else { return finding }
      counts[finding.fingerprint] = count - 1
      return nil
    }
    return rest
  }
}
