import Foundation
import InterfaceBuilder

/// The merge of `.strings` files by key.
///
/// The result is our file with their changes. All other bytes are kept, with comments and order.
struct StringsMerge {
  private(set) var data = Data()
  private(set) var conflicts: [DocumentConflict] = []

  /// A key, with a number if the file has the key several times.
  private struct Key: Hashable {
    var name: String
    var number: Int
  }

  private struct Version {
    let file: StringsFile
    let keys: [Key]
    let entries: [Key: StringsFile.Entry]

    init(_ file: StringsFile) {
      self.file = file
      var counts: [String: Int] = [:]
      keys = file.entries.map { entry in
        defer { counts[entry.key, default: 0] += 1 }
        return Key(name: entry.key, number: counts[entry.key, default: 0])
      }
      entries = Dictionary(zip(keys, file.entries), uniquingKeysWith: { first, _ in first })
    }

    func value(_ key: Key) -> String? { entries[key]?.value }
    func line(_ key: Key) -> Int? { entries[key]?.location?.line }

    /// The bytes of the entry with the comment above it.
    func text(_ key: Key) -> ArraySlice<UInt8> {
      entries[key].map { file.text[$0.bytes] } ?? []
    }
  }

  private let base: Version
  private let ours: Version
  private let theirs: Version
  private let choices: [String: MergeSide]

  /// Whether data has the form of strings: text that is not XML.
  static func isStrings(_ data: Data) -> Bool {
    let file = StringsFile(data)
    return !file.entries.isEmpty && file.faults.isEmpty && !file.text.isEmpty
  }

  /// Merges files; versions that both sides added have an empty base.
  ///
  /// - Throws: A refusal for a file with faults, with their place.
  init(
    base: DocumentMerge.Version, ours: DocumentMerge.Version, theirs: DocumentMerge.Version,
    choices: [String: MergeSide]
  ) throws(DocumentMerge.Refusal) {
    self.base = try Self.read(base)
    self.ours = try Self.read(ours)
    self.theirs = try Self.read(theirs)
    self.choices = choices
    merge()
  }

  private static func read(
    _ version: DocumentMerge.Version
  ) throws(DocumentMerge.Refusal) -> Version {
    let file = StringsFile(version.data)
    if let fault = file.faults.first {
      throw DocumentMerge.Refusal(
        path: version.path, location: fault.location, message: fault.message)
    }
    return Version(file)
  }

  private mutating func merge() {
    // The entries of the result, from which version.
    var order = ours.keys
    var sides = Dictionary(ours.keys.map { ($0, MergeSide.ours) }, uniquingKeysWith: { $1 })
    for key in ours.keys + theirs.keys.filter({ ours.value($0) == nil })
    where side(of: key) == .theirs {
      guard theirs.value(key) != nil else {
        order.removeAll { $0 == key }
        continue
      }
      if ours.value(key) == nil { order.insert(key, at: place(of: key, in: order)) }
      sides[key] = .theirs
    }
    var text: [UInt8] = []
    for (index, key) in order.enumerated() {
      var entry = Array((sides[key] == .theirs ? theirs : ours).text(key))
      if !ours.file.text.contains(0x0D) { entry.removeAll { $0 == 0x0D } }
      // An entry begins with the line end of the previous entry; the first entry has none.
      let isFirst = entry.first.map { $0 != 0x0A && $0 != 0x0D } ?? false
      if index > 0, isFirst { entry.insert(0x0A, at: 0) }
      text += entry
    }
    text += ours.file.text[(ours.file.entries.last?.bytes.upperBound ?? 0)...]
    if text.last == UInt8(ascii: ";") { text.append(0x0A) }
    data = (ours.file.text.isEmpty ? theirs : ours).file.encoding.encode(text)
  }

  /// Returns the position after the entry that precedes the key in their file.
  private func place(of key: Key, in order: [Key]) -> Int {
    guard let position = theirs.keys.firstIndex(of: key) else { return order.count }
    for previous in theirs.keys[..<position].reversed() {
      if let index = order.firstIndex(of: previous) { return index + 1 }
    }
    return position == 0 ? 0 : order.count
  }

  /// Returns the side that has the value of the result; adds a conflict if both changed it.
  private mutating func side(of key: Key) -> MergeSide {
    let values = (base.value(key), ours.value(key), theirs.value(key))
    if values.1 == values.2 || values.2 == values.0 { return .ours }
    if values.1 == values.0 { return .theirs }
    let parts = key.name.split(separator: ".", maxSplits: 1).map(String.init)
    let isOfObject = parts.count == 2
    var conflict = DocumentConflict(
      kind: values.1 == nil || values.2 == nil ? .deletion : .value,
      object: isOfObject ? parts[0] : "", attribute: isOfObject ? parts[1] : key.name,
      base: values.0, ours: values.1, theirs: values.2, baseLine: base.line(key),
      oursLine: ours.line(key), theirsLine: theirs.line(key))
    conflict.name = isOfObject ? parts[0] : "strings"
    conflict.property = conflict.attribute
    if conflict.kind == .deletion {
      conflict.deletedBy = values.1 == nil ? .ours : .theirs
      conflict.changes = ["\(key.name) = \((values.1 ?? values.2 ?? "").onOneLine)"]
    }
    conflict.choice = choices[conflict.id]
    conflicts.append(conflict)
    return conflict.winner
  }
}
