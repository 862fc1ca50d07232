internal import InterfaceBuilder

/// The rules for values that a document derives, and for notations of one value.
enum MergeRules {
  /// Returns the version with the newer Interface Builder; ours if they are equal.
  static func newer(_ ours: MarkupTree, _ theirs: MarkupTree, _ words: MergeWords) -> MergeSide {
    let name = words.number("toolsVersion")
    func numbers(_ tree: MarkupTree) -> [Int] {
      guard let value = tree.nodes.isEmpty ? nil : tree.value(name, of: 0) else { return [] }
      return words[value].split(separator: ".").map { Int($0.prefix { $0.isNumber }) ?? 0 }
    }
    return numbers(ours).lexicographicallyPrecedes(numbers(theirs)) ? .theirs : .ours
  }

  /// The version that decides about a value with two changes; nil for a conflict.
  static func side(
    for key: ObjectTable.Key, in object: String, _ versions: [[ObjectTable.Key: String]],
    newer: MergeSide
  ) -> MergeSide? {
    let meaning = AttributeMeaning.of(written(key, versions), in: object)
    if let reason = meaning.reason {
      switch reason {
      case .tools, .resources: return newer
      case .canvas where object == "document": return newer
      case .canvas, .flags, .frames, .order, .notation: return .ours
      case .names, .identifiers: break
      }
    }
    if isFrame(key) { return .ours }
    let group = PropertyGroup(written(key, versions), in: object)
    let values = versions.map { version in
      version.filter { PropertyGroup($0.key, in: object) == group }
    }
    if ValueNotation.isSame(group, values[1], values[2]) { return .ours }
    if ValueNotation.isSame(group, values[0], values[1]) { return .theirs }
    if ValueNotation.isSame(group, values[0], values[2]) { return .ours }
    return nil
  }

  /// A key that a version has: a part is known by its values.
  private static func written(
    _ key: ObjectTable.Key, _ versions: [[ObjectTable.Key: String]]
  ) -> ObjectTable.Key {
    guard key.attribute == "#element" else { return key }
    for version in versions.reversed() {
      let inner = version.keys.filter { $0.path == key.path && $0.attribute != "key" }
      if let first = inner.min() { return first }
    }
    return ObjectTable.Key(path: key.path, attribute: "key")
  }

  /// Whether a value is a frame that Xcode recorded.
  static func isFrame(_ key: ObjectTable.Key) -> Bool {
    let step = key.path.split(separator: "/").last ?? ""
    return step == "rect[frame]" || step == "rect[frameInset]" || step == "frame[frameInset]"
  }

  /// The property in the words of `diff`.
  static func words(_ path: String, attribute: String?, in object: String) -> String {
    let group = PropertyGroup(
      ObjectTable.Key(path: path, attribute: attribute ?? "#text"), in: object)
    return group.words.isEmpty ? PropertyGroup.words(attribute ?? object) : group.words
  }

  /// Whether a change to an object counts against its deletion.
  static func isReal(
    _ old: [ObjectTable.Key: String], _ new: [ObjectTable.Key: String], in object: String
  ) -> [ObjectTable.Key] {
    let differing = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
    guard !differing.isEmpty else { return [] }
    return differing.filter { key in
      if isFrame(key) { return false }
      let meaning = AttributeMeaning.of(key, in: object)
      if meaning.heading == .nothing, meaning.reason != .names { return false }
      let group = PropertyGroup(key, in: object)
      return !ValueNotation.isSame(
        group, old.filter { PropertyGroup($0.key, in: object) == group },
        new.filter { PropertyGroup($0.key, in: object) == group })
    }.sorted()
  }
}
