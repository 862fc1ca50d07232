internal import InterfaceBuilder

/// The rules for values that a document derives, and for different notations of the same value.
enum MergeRules {
  /// Returns the version with the newer Interface Builder; ours if they are equal.
  static func newer(_ ours: MarkupTree, _ theirs: MarkupTree, _ words: MergeWords) -> MergeSide {
    for name in ["toolsVersion", "systemVersion"] {
      let number = words.number(name)
      let parts = [ours, theirs].map { tree in
        tree.nodes.isEmpty ? [] : Self.parts(tree.value(number, of: 0).map { words[$0] } ?? "")
      }
      if parts[0] == parts[1] { continue }
      return parts[0].lexicographicallyPrecedes(parts[1], by: <) ? .theirs : .ours
    }
    return .ours
  }

  /// The version's numbers and letters, such as 16, G and 29.
  private static func parts(_ version: String) -> [Int] {
    var parts: [Int] = []
    var isNumber = false
    for character in version.utf8 {
      let isDigit = (0x30...0x39).contains(character)
      if isDigit, isNumber, let last = parts.popLast() {
        parts.append(min(last, 1_000_000_000) * 10 + Int(character) - 0x30)
      } else {
        parts.append(isDigit ? Int(character) - 0x30 : Int(character))
      }
      isNumber = isDigit
    }
    return parts
  }

  /// The version that decides about a value with two changes; nil for a conflict.
  ///
  /// - Parameter versions: The values of the part or attribute in the base, ours and theirs.
  static func side(
    for versions: [[ObjectTable.Key: String]], in object: String, newer: MergeSide
  ) -> MergeSide? {
    let differing = Set(versions.flatMap(\.keys)).filter { key in
      versions.contains { $0[key] != versions[0][key] }
    }
    let reasons = differing.filter { $0.attribute != "key" }.map { key in
      isFrame(key.path) ? .frames : AttributeMeaning.of(key, in: object).reason
    }
    if reasons.allSatisfy({ isDerived($0) }) {
      let follows = reasons.contains { $0 == .tools || $0 == .resources }
      return follows || object == "document" ? newer : .ours
    }
    func isSame(_ one: Int, _ two: Int) -> Bool {
      realChanges(versions[one], versions[two], in: object).isEmpty
    }
    if isSame(1, 2) || isSame(0, 2) { return .ours }
    return isSame(0, 1) ? .theirs : nil
  }

  private static func isDerived(_ reason: NeutralReason?) -> Bool {
    switch reason {
    case .tools, .resources, .canvas, .flags, .frames, .order, .notation: true
    case .names, .identifiers, nil: false
    }
  }

  /// Whether a value is a frame that Xcode recorded.
  static func isFrame(_ path: String) -> Bool {
    let step = path.split(separator: "/").last ?? ""
    return step == "rect[frame]" || step == "rect[frameInset]"
  }

  // MARK: - Words

  /// The property in the words of `diff`.
  static func property(_ path: String, _ attribute: String?, in object: String) -> String {
    let key = ObjectTable.Key(path: path, attribute: attribute ?? "#text")
    let words = PropertyGroup(key, in: object).words
    return words.isEmpty ? PropertyGroup.words(attribute ?? object) : words
  }

  /// The values of versions in the words of `diff`; nil for a version that has no value.
  static func words(
    for versions: [[ObjectTable.Key: String]], in object: String
  ) -> [String?] {
    let groups = Set(versions.flatMap(\.keys).map { PropertyGroup($0, in: object) })
    let main = groups.filter { !$0.isKey }
    if main.count == 1, let group = main.first {
      let keys = Set(versions.flatMap(\.keys))
      // The property already names the equation's only attribute.
      if group.kind == .constraint, keys.count == 1, let key = keys.first {
        return versions.map { version in version[key].map { ValueWords.number($0) } }
      }
      return versions.map { version in
        ValueWords.of(group, version.filter { PropertyGroup($0.key, in: object) == group })
      }
    }
    let differing = Set(versions.flatMap(\.keys)).filter { key in
      versions.contains { $0[key] != versions[0][key] }
    }
    return versions.map { version in
      guard !version.isEmpty else { return nil }
      let known = differing.filter { version[$0] != nil }
      let changed = Set(known.map { PropertyGroup($0, in: object) })
      let values = grouped(version, in: object)
      let texts = changed.compactMap { group in
        ValueWords.of(group, values[group] ?? [:])
          .map { group.words.isEmpty ? $0 : "\(group.words) \($0)" }
      }
      return texts.isEmpty ? "none" : texts.sorted().joined(separator: ", ")
    }
  }

  /// The object's changes in the words of `diff`.
  static func changedWords(
    _ old: [ObjectTable.Key: String], _ new: [ObjectTable.Key: String], in object: String
  ) -> [String] {
    let groups = Set(realChanges(old, new, in: object).map { PropertyGroup($0, in: object) })
    let values = [grouped(old, in: object), grouped(new, in: object)]
    return groups.map { group in
      let words = values.map { ValueWords.of(group, $0[group] ?? [:]) }
      let name = group.words.isEmpty ? PropertyGroup.words(object) : group.words
      return "\(name) \(words[0] ?? "none") → \(words[1] ?? "none")"
    }.sorted()
  }

  // MARK: - Changes

  /// The changed values that are neither derived nor another notation.
  static func realChanges(
    _ old: [ObjectTable.Key: String], _ new: [ObjectTable.Key: String], in object: String
  ) -> [ObjectTable.Key] {
    changes(old, new, in: object).filter { key in
      if isFrame(key.path) { return false }
      let meaning = AttributeMeaning.of(key, in: object)
      return meaning.heading != .nothing || meaning.reason == .names
    }
  }

  /// The changed values that are not only another notation, such as rounding errors of frames.
  static func changes(
    _ old: [ObjectTable.Key: String], _ new: [ObjectTable.Key: String], in object: String
  ) -> [ObjectTable.Key] {
    let differing = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
    guard !differing.isEmpty else { return [] }
    let (old, new) = (grouped(old, in: object), grouped(new, in: object))
    return Dictionary(grouping: differing) { PropertyGroup($0, in: object) }
      .filter { !ValueNotation.isSame($0.key, old[$0.key] ?? [:], new[$0.key] ?? [:]) }
      .flatMap(\.value).sorted()
  }

  /// The values of each group, in linear time.
  private static func grouped(
    _ values: [ObjectTable.Key: String], in object: String
  ) -> [PropertyGroup: [ObjectTable.Key: String]] {
    var groups: [PropertyGroup: [ObjectTable.Key: String]] = [:]
    for (key, value) in values { groups[PropertyGroup(key, in: object), default: [:]][key] = value }
    return groups
  }
}
