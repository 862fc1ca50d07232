package import Foundation

/// Known findings, by document, rule and object, independent of line numbers.
///
/// A finding of window sizes is known at the recorded sizes only.
package struct Baseline: Codable, Hashable, Sendable {
  private var version = 1
  private var documents: [String: [String: Int]] = [:]
  /// The sizes of findings, in a file with sizes only.
  private var sizes: [String: [String: [WindowSizes]]]?
  /// The paths of copies in several languages, by the path that they share.
  private var copies: [String: [String]] = [:]

  private enum CodingKeys: String, CodingKey {
    case version, documents, sizes
  }

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
    findCopies()
  }

  package static let sizeLimit = 16 << 20

  /// Reads a baseline.
  package init(data: Data) throws {
    self = try JSONDecoder().decode(Baseline.self, from: data)
    findCopies()
  }

  private mutating func findCopies() {
    for path in documents.keys.sorted() {
      guard let shared = path.pathOfCopies else { continue }
      copies[shared, default: []].append(path)
    }
  }

  /// The known findings at a path, among them the findings recorded with another copy.
  private func counts(of path: String) -> [String: Int]? {
    guard let shared = path.pathOfCopies else { return documents[path] }
    return copies[shared]?.compactMap { documents[$0] }.reduce(into: [:]) { counts, copy in
      counts.merge(copy, uniquingKeysWith: max)
    }
  }

  /// Returns the baseline as text, equal for equal findings.
  package func json() throws -> String { try JSONText.encode(self) }

  /// Returns the document with only new findings, and with the new sizes of known findings.
  package func removingKnown(from document: DocumentFindings) -> DocumentFindings {
    guard var counts = counts(of: document.path) else { return document }
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
    rest.countLanguages()
    return rest
  }
}

extension String {
  /// The path that copies in several languages share; nil outside an `.lproj` folder.
  package var pathOfCopies: String? {
    let parts = split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj") else { return nil }
    return (parts.dropLast(2) + parts.suffix(1)).joined(separator: "/")
  }
}
