package import Diagnosis
package import Foundation
package import InterfaceBuilder

/// The merge of two document versions that have a common base.
package struct DocumentMerge: Sendable {
  /// A version with the name in messages.
  package struct Version: Sendable {
    package var data: Data
    package var path: String

    package init(data: Data, path: String) {
      self.data = data
      self.path = path
    }
  }

  /// A version that cannot be merged.
  package struct Refusal: Error, Equatable, Sendable {
    package var path: String
    package var location: SourceLocation?
    package var message: String
  }

  package private(set) var data: Data
  package private(set) var conflicts: [DocumentConflict] = []

  /// The faults of layout that neither version has, after ``layOut()``.
  package private(set) var findings: [Finding] = []
  /// A version with the identifiers of the result.
  struct Reading: Sendable {
    var data: Data
    var markup: DocumentMarkup
    var table: ObjectTable
  }

  /// Ours and theirs; empty if either is the result.
  private var readings: [Reading] = []
  private var sharedScenes: Set<String> = []

  /// Ours and theirs with the result's identifiers, for pictures; nil if either is the result.
  package var ours: Data? { readings.first?.data }
  package var theirs: Data? { readings.last?.data }

  /// The conflicts for which the user chose no side.
  package var remaining: [DocumentConflict] { conflicts.filter { $0.choice == nil } }

  /// Merges the documents.
  ///
  /// - Parameter choices: The sides that win conflicts, by ``DocumentConflict/id``.
  /// - Throws: ``Refusal`` for a version that is not a document of Interface Builder, and for
  ///   documents that have nothing in common.
  package init(
    base: Version, ours: Version, theirs: Version, choices: [String: MergeSide] = [:]
  ) throws(Refusal) {
    if CatalogMerge.isCatalog(ours.data) || CatalogMerge.isCatalog(theirs.data) {
      let merge = try CatalogMerge(base: base, ours: ours, theirs: theirs, choices: choices)
      (data, conflicts) = (merge.data, merge.conflicts)
      return
    }
    if StringsMerge.isStrings(ours.data) || StringsMerge.isStrings(theirs.data) {
      let merge = try StringsMerge(base: base, ours: ours, theirs: theirs, choices: choices)
      (data, conflicts) = (merge.data, merge.conflicts)
      return
    }
    // Versions that both sides added have no base.
    let hasBase = !base.data.isEmpty
    let markups = [
      hasBase ? try Self.read(base) : nil, try Self.read(ours), try Self.read(theirs),
    ]
    if ours.data == theirs.data || hasBase && base.data == theirs.data {
      data = ours.data
      return
    }
    if hasBase, base.data == ours.data {
      data = theirs.data
      return
    }
    var texts = [hasBase ? base.data : Data("<document/>".utf8), ours.data, theirs.data].map {
      Array($0)
    }
    LineEnds.unify(&texts)
    let tables = markups.map { $0.map { ObjectTable($0) } }
    try Self.checkRelation(tables, [base, ours, theirs])
    IdentityAlignment.align(&texts, tables)
    let merge = ThreeWayMerge(
      base: texts[0], ours: texts[1], theirs: texts[2], choices: choices)
    data = Data(MergedMarkup.bytes(of: merge))
    conflicts = merge.conflicts
    sharedScenes = Set(merge.sharedScenes)
    readings = [(1, ours), (2, theirs)].compactMap { number, version in
      let data = Data(texts[number])
      // The identifiers are rarely changed.
      let markup =
        data == version.data
        ? markups[number] : try? DocumentMarkup(data: data, path: version.path)
      guard let markup else { return nil }
      let table = data == version.data ? tables[number] : nil
      return Reading(data: data, markup: markup, table: table ?? ObjectTable(markup))
    }
    name(texts, [base, ours, theirs])
  }

  /// Lays out the scenes that both versions changed: updates recorded frames, finds new faults.
  ///
  /// A document that cannot be laid out keeps the frames of the versions.
  @MainActor
  package mutating func layOut(path: String) {
    guard !sharedScenes.isEmpty, readings.count == 2,
      let markup = try? DocumentMarkup(data: data, path: path)
    else { return }
    let merged = Reading(data: data, markup: markup, table: ObjectTable(markup))
    let layout = MergedLayout(readings + [merged], path: path, scenes: sharedScenes)
    guard let layout else { return }
    var bytes = Array(data)
    MergedLayout.write(layout.frames(), into: &bytes)
    data = Data(bytes)
    findings = layout.findings()
  }

  /// Adds the names of objects to the conflicts.
  private mutating func name(_ texts: [[UInt8]], _ versions: [Version]) {
    guard !conflicts.isEmpty else { return }
    let documents = [1, 2, 0].compactMap { number in
      try? ComparedDocument(data: Data(texts[number]), path: versions[number].path)
    }
    let names = documents.map { (table: $0.table, names: ObjectNames($0)) }
    for index in conflicts.indices {
      let id = conflicts[index].object
      guard let side = names.first(where: { $0.table.byID[id] != nil }) else { continue }
      conflicts[index].name = side.names.name(ofID: id)
      let scene = side.table.byID[id].flatMap { side.table[$0].scene }
      conflicts[index].scene = scene.map { side.table[$0].id }
    }
  }

  private static func read(_ version: Version) throws(Refusal) -> DocumentMarkup {
    if let markers = MergeConflict(version.data) {
      throw Refusal(
        path: version.path, location: SourceLocation(line: markers.line, column: 1),
        message: "it contains conflict markers of an earlier merge; resolve them first")
    }
    do {
      return try DocumentMarkup(data: version.data, path: version.path)
    } catch {
      let diagnostic = error.diagnostic
      throw Refusal(
        path: version.path, location: diagnostic.location, message: diagnostic.message)
    }
  }

  /// Refuses versions that have no common object: they are different documents.
  private static func checkRelation(
    _ tables: [ObjectTable?], _ versions: [Version]
  ) throws(Refusal) {
    func ids(_ table: ObjectTable) -> Set<String> {
      Set(table.byID.keys).subtracting(["", "-1", "-2"])
    }
    guard let ours = tables[1].map(ids), let theirs = tables[2].map(ids) else { return }
    let base = tables[0].map(ids) ?? []
    guard !ours.isEmpty, !theirs.isEmpty, ours.isDisjoint(with: theirs),
      base.isDisjoint(with: ours), base.isDisjoint(with: theirs)
    else { return }
    throw Refusal(
      path: versions[2].path, location: nil,
      message: "it has no object of \(versions[1].path): they are different documents")
  }
}

/// The ends of lines, which all versions must share before they are compared.
private enum LineEnds {
  /// Converts the versions to the merged kind of line end.
  static func unify(_ texts: inout [[UInt8]]) {
    let kinds = texts.map(isWindows)
    guard Set(kinds).count > 1 else { return }
    let isWindows = kinds[ThreeWayMerge.settled(kinds[0], kinds[1], kinds[2]) ?? 1]
    for index in texts.indices where kinds[index] != isWindows {
      var text: [UInt8] = []
      text.reserveCapacity(texts[index].count)
      for byte in texts[index] where byte != 0x0D {
        if byte == 0x0A, isWindows { text.append(0x0D) }
        text.append(byte)
      }
      texts[index] = text
    }
  }

  private static func isWindows(_ text: [UInt8]) -> Bool {
    guard let end = text.firstIndex(of: 0x0A) else { return false }
    return end > 0 && text[end - 1] == 0x0D
  }
}
