import Foundation
import InterfaceBuilder

/// The merge of string catalogs (`.xcstrings`) by key and language.
///
/// The result has our layout. A catalog whose layout is not regular is refused, so no byte changes
/// for another reason than the merge.
struct CatalogMerge {
  private(set) var data = Data()
  private(set) var conflicts: [DocumentConflict] = []
  private let choices: [String: MergeSide]

  /// Whether data is a string catalog.
  static func isCatalog(_ data: Data) -> Bool {
    data.first { !" \n\r\t".utf8.contains($0) } == UInt8(ascii: "{")
      && data.firstRange(of: Data("\"strings\"".utf8)) != nil
  }

  init(
    base: DocumentMerge.Version, ours: DocumentMerge.Version, theirs: DocumentMerge.Version,
    choices: [String: MergeSide]
  ) throws(DocumentMerge.Refusal) {
    self.choices = choices
    let base = base.data.isEmpty ? nil : try Self.read(base)
    let (own, other) = (try Self.read(ours), try Self.read(theirs))
    let text = String(decoding: ours.data, as: UTF8.self)
    guard let style = CatalogValue.Style.all.first(where: { own.text($0) == text }) else {
      throw DocumentMerge.Refusal(
        path: ours.path, location: nil, message: "the layout differs from the layout of Xcode")
    }
    data = Data((merge(base, own, other, path: []) ?? own).text(style).utf8)
  }

  private static func read(
    _ version: DocumentMerge.Version
  ) throws(DocumentMerge.Refusal) -> CatalogValue {
    do throws(StringsFile.Fault) {
      _ = try StringCatalog(version.data)
    } catch {
      throw DocumentMerge.Refusal(
        path: version.path, location: error.location, message: error.message)
    }
    guard let value = CatalogParser.parse([UInt8](version.data)) else {
      throw DocumentMerge.Refusal(path: version.path, location: nil, message: "it is not a catalog")
    }
    return value
  }

  /// Returns the merged value; nil for a deleted value.
  private mutating func merge(
    _ base: CatalogValue?, _ ours: CatalogValue?, _ theirs: CatalogValue?, path: [String]
  ) -> CatalogValue? {
    if ours == theirs || theirs == base { return ours }
    if ours == base { return theirs }
    guard case .object(let own)? = ours, case .object(let other)? = theirs, !isUnit(ours),
      !isUnit(theirs)
    else { return conflict(base, ours, theirs, path) == .ours ? ours : theirs }
    var order = own.map(\.key)
    for (index, member) in other.enumerated() where !order.contains(member.key) {
      let before = other[..<index].last { order.contains($0.key) }
      let place = before.flatMap { order.firstIndex(of: $0.key) }.map { $0 + 1 } ?? 0
      order.insert(member.key, at: place)
    }
    let (left, right) = (Self.table(own), Self.table(other))
    let root: [String: CatalogValue]
    if case .object(let members)? = base { root = Self.table(members) } else { root = [:] }
    return .object(
      order.compactMap { key in
        merge(root[key], left[key], right[key], path: path + [key]).map {
          CatalogValue.Member(key: key, value: $0)
        }
      })
  }

  private static func table(_ members: [CatalogValue.Member]) -> [String: CatalogValue] {
    Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether a value is a text with its state, which belong together.
  private func isUnit(_ value: CatalogValue?) -> Bool { value?["\"value\""] != nil }

  private mutating func conflict(
    _ base: CatalogValue?, _ ours: CatalogValue?, _ theirs: CatalogValue?, _ path: [String]
  ) -> MergeSide {
    // "strings", the key, "localizations", the language, and parts of its text.
    let words = path.map { $0.trimmingCharacters(in: ["\""]) }
    let isEntry = words.first == "strings" && words.count > 1
    let rest = words.dropFirst(isEntry ? 2 : 0)
      .filter { !["localizations", "stringUnit"].contains($0) }
    func text(_ value: CatalogValue?) -> String? {
      guard let value else { return nil }
      guard case .leaf(let word)? = value["\"value\""] ?? Optional(value) else { return "…" }
      return word.trimmingCharacters(in: ["\""])
    }
    var conflict = DocumentConflict(
      kind: ours == nil || theirs == nil ? .deletion : .value, object: isEntry ? words[1] : "",
      attribute: rest.isEmpty ? "entry" : rest.joined(separator: "."), base: text(base),
      ours: text(ours), theirs: text(theirs))
    conflict.name = conflict.object.isEmpty ? "catalog" : conflict.object
    conflict.property = conflict.attribute
    if conflict.kind == .deletion {
      conflict.deletedBy = ours == nil ? .ours : .theirs
      conflict.changes = [text(ours ?? theirs) ?? ""]
    }
    conflict.choice = choices[conflict.id]
    conflicts.append(conflict)
    return conflict.winner
  }
}
