package import Foundation
package import InterfaceBuilder

package struct DocumentVersion: Sendable {
  /// The path for matching both versions, relative to the compared root.
  package var path: String
  package var name: String
  package var file: String?
  package var isFile = false
  /// The version's files of texts.
  package var texts = NearbyTexts.onDisk
  package var read: @Sendable () throws -> Data

  package init(path: String, name: String, read: @escaping @Sendable () throws -> Data) {
    self.path = path
    self.name = name
    self.read = read
  }
}

package struct DocumentVersions: Sendable {
  package var old: DocumentVersion?
  package var new: DocumentVersion?
  package var isFound = false

  package init(old: DocumentVersion?, new: DocumentVersion?) {
    self.old = old
    self.new = new
  }

  package var path: String { new?.path ?? old?.path ?? "" }

  /// The minimum share of common lines for a renamed file.
  private static let likeness = 0.5

  /// Pairs the documents of two folders, by path, then by content.
  ///
  /// - Complexity: Linear for common paths; quadratic in the number of the others.
  package static func pairing(
    _ old: [DocumentVersion], _ new: [DocumentVersion]
  ) -> [DocumentVersions] {
    let olds = Dictionary(old.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let news = Dictionary(new.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var pairs: [DocumentVersions] = []
    for (path, version) in news {
      guard let before = olds[path] else { continue }
      // Unreadable documents are reported by the comparison.
      if let left = try? before.read(), let right = try? version.read(), left == right,
        DocumentLanguages(of: before.file ?? before.path)
          .hasSameTexts(as: DocumentLanguages(of: version.file ?? version.path))
      {
        continue
      }
      pairs.append(DocumentVersions(old: before, new: version))
    }
    let gone = old.filter { news[$0.path] == nil }.sorted { $0.path < $1.path }
    let come = new.filter { olds[$0.path] == nil }.sorted { $0.path < $1.path }
    return (pairs + renames(gone, come)).sorted { $0.path < $1.path }
  }

  private static func renames(
    _ gone: [DocumentVersion], _ come: [DocumentVersion]
  ) -> [DocumentVersions] {
    let (left, right) = (gone.map(lines), come.map(lines))
    var candidates: [(share: Double, old: Int, new: Int)] = []
    for (i, one) in left.enumerated() {
      for (j, two) in right.enumerated() {
        let most = max(one.count, two.count)
        // A few equal lines may be a coincidence.
        guard most > 3, min(one.count, two.count) * 4 > most else { continue }
        let share = Double(one.intersection(two).count) / Double(most)
        if share >= likeness { candidates.append((share, i, j)) }
      }
    }
    candidates.sort { ($1.share, $0.old + $0.new) < ($0.share, $1.old + $1.new) }
    var partners: [Int: Int] = [:]
    var taken: Set<Int> = []
    for candidate in candidates
    where partners[candidate.old] == nil && !taken.contains(candidate.new) {
      partners[candidate.old] = candidate.new
      taken.insert(candidate.new)
    }
    return gone.indices.map { index in
      DocumentVersions(old: gone[index], new: partners[index].map { come[$0] })
    }
      + come.indices.filter { !taken.contains($0) }.map {
        DocumentVersions(old: nil, new: come[$0])
      }
  }

  private static func lines(_ version: DocumentVersion) -> Set<Substring> {
    guard let data = try? version.read() else { return [] }
    return Set(String(decoding: data, as: UTF8.self).split(separator: "\n"))
  }
}
