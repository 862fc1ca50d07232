internal import InterfaceBuilder

/// Gives objects and embedded images the same names in all versions before a merge.
///
/// Xcode gives objects new identifiers when it copies or upgrades them. If an object lost the old
/// identifier in a version, it is matched as `diff` matches it. Xcode also gives an embedded image
/// a new name whenever it saves; images with equal content are the same image.
enum IdentityAlignment {
  /// Rewrites identifiers and references in the texts of the base, ours and theirs.
  static func align(_ texts: inout [[UInt8]], _ tables: [ObjectTable?]) {
    guard let ours = tables[1], let theirs = tables[2] else { return }
    var renamings: [[String: String]] = [[:], [:], [:]]
    if let base = tables[0] {
      let mine = renewed(base, ours)
      let others = renewed(base, theirs)
      // If the other version deleted the object, the copy is an addition.
      for (old, new) in mine where theirs.byID[old] != nil || others[old] != nil {
        renamings[0][old] = new
        renamings[2][others[old] ?? old] = new
      }
      for (old, new) in others where mine[old] == nil && ours.byID[old] != nil {
        renamings[0][old] = new
        renamings[1][old] = new
      }
    }
    for (old, new) in equalAdditions(tables[0], ours, theirs) where renamings[2][old] == nil {
      renamings[2][old] = new
    }
    for (old, new) in clashes(tables[0], ours, theirs) { renamings[2][old] = new }
    let images = renamedImages(tables)
    for index in texts.indices where !(renamings[index].isEmpty && images[index].isEmpty) {
      rename(&texts[index], renamings[index], images: images[index])
    }
  }

  // MARK: - New identifiers

  /// Returns the objects of the base that have another identifier in a version.
  private static func renewed(_ base: ObjectTable, _ side: ObjectTable) -> [String: String] {
    let lacks = base.objects.contains { side.byID[$0.id] == nil }
    guard lacks, side.objects.contains(where: { base.byID[$0.id] == nil }) else { return [:] }
    let renamings = ObjectMatching(base, side).renamings
    return renamings.filter { old, new in
      guard let left = base.byID[old], let right = side.byID[new] else { return false }
      return base[left].name == side[right].name && isAlike(base[left], side[right], renamings)
    }
  }

  /// Whether two matched objects are the same object with a new identifier, not a replacement.
  private static func isAlike(
    _ one: ObjectTable.Object, _ two: ObjectTable.Object, _ renamings: [String: String] = [:]
  ) -> Bool {
    let shared = one.properties.filter { key, value in
      let other = two.properties[key]
      return other == value || other != nil && other == renamings[value]
    }.count
    let all = max(one.properties.count, two.properties.count)
    return all == 0 || shared * 10 >= all * 9
  }

  // MARK: - Embedded images

  /// Returns for each version the images with another name in ours, or in theirs.
  private static func renamedImages(_ tables: [ObjectTable?]) -> [[String: String]] {
    let images = tables.map { $0.map(embeddedImages) ?? [:] }
    return images.map { own in
      var renamings: [String: String] = [:]
      for (content, name) in own {
        guard let new = images[1][content] ?? images[2][content], new != name else { continue }
        renamings[name] = new
      }
      return renamings
    }
  }

  /// The names of the images whose content is in the document, by content.
  private static func embeddedImages(_ table: ObjectTable) -> [String: String] {
    let (prefix, suffix) = ("resources/image[", "]/mutableData[keyedArchiveRepresentation]")
    var images: [String: String] = [:]
    for (key, content) in table[0].properties
    where key.attribute == "#text" && key.path.hasPrefix(prefix) && key.path.hasSuffix(suffix) {
      let name = String(key.path.dropFirst(prefix.count).dropLast(suffix.count))
      images[content] = min(name, images[content] ?? name)
    }
    return images
  }

  // MARK: - The same addition

  /// Connections and constraints that both versions added with different identifiers.
  private static func equalAdditions(
    _ base: ObjectTable?, _ ours: ObjectTable, _ theirs: ObjectTable
  ) -> [String: String] {
    struct Content: Hashable {
      var name: String
      var parent: String
      var values: [ObjectTable.Key: String]
    }
    func additions(_ table: ObjectTable, _ other: ObjectTable) -> [Content: String] {
      var found: [Content: String] = [:]
      for object in table.objects
      where ["constraint", "outlet", "outletCollection", "action"].contains(object.name) {
        guard base?.byID[object.id] == nil, other.byID[object.id] == nil,
          let parent = object.parent.map({ table[$0].id }), other.byID[parent] != nil
        else { continue }
        var values = object.properties
        // An outlet has a single destination: two are a conflict.
        if object.name == "outlet" {
          values[ObjectTable.Key(path: "", attribute: "destination")] = nil
        }
        let content = Content(name: object.name, parent: parent, values: values)
        if found[content] == nil { found[content] = object.id }
      }
      return found
    }
    let mine = additions(ours, theirs)
    guard !mine.isEmpty else { return [:] }
    var renamings: [String: String] = [:]
    for (content, id) in additions(theirs, ours) {
      if let own = mine[content] { renamings[id] = own }
    }
    return renamings
  }

  // MARK: - Clashes

  /// Different objects to which both versions gave the same identifier.
  private static func clashes(
    _ base: ObjectTable?, _ ours: ObjectTable, _ theirs: ObjectTable
  ) -> [String: String] {
    var renamings: [String: String] = [:]
    for object in theirs.objects where base?.byID[object.id] == nil {
      guard let index = ours.byID[object.id], index != 0 else { continue }
      let other = ours[index]
      // Identifiers of Xcode are random: equal identifiers are copies. Older identifiers are
      // counted.
      let isCounted = object.id.allSatisfy(\.isNumber)
      let isSame = object.name == other.name && (!isCounted || isAlike(object, other))
      guard !isSame else { continue }
      var number = 1
      var id = fresh(object.id, number)
      while ours.byID[id] != nil || theirs.byID[id] != nil || base?.byID[id] != nil {
        number += 1
        id = fresh(object.id, number)
      }
      renamings[object.id] = id
    }
    return renamings
  }

  /// An identifier in Xcode's form that depends only on the old identifier, so a merge is
  /// repeatable.
  private static func fresh(_ id: String, _ number: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    var seed: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in "\(id) \(number)".utf8 { seed = (seed ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return [3, 2, 3].map { count in
      String(
        (0..<count).map { _ in
          seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          return letters[Int(seed >> 33) % letters.count]
        })
    }.joined(separator: "-")
  }

  // MARK: - Writing

  private static func rename(
    _ text: inout [UInt8], _ renamings: [String: String], images: [String: String]
  ) {
    let markup = MarkupScanner(text)
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var end = 0
    for element in markup.elements {
      for attribute in element.attributes {
        let value = markup.text(attribute.value)
        let isReference = ComparedDocument.isReference(attribute.name, value)
        guard let new = isReference ? renamings[value] ?? images[value] : images[value] else {
          continue
        }
        result += text[end..<attribute.value.lowerBound]
        result += new.utf8
        end = attribute.value.upperBound
      }
    }
    text = result + text[end...]
  }
}
