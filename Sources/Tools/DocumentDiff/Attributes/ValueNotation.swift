enum ValueNotation {
  static func isSame(
    _ group: PropertyGroup, _ old: [ObjectTable.Key: String], _ new: [ObjectTable.Key: String]
  ) -> Bool {
    switch group.kind {
    case .color:
      if isNil(old) || isNil(new) { return isNil(old) && isNil(new) }
      // Named colors of different sources differ, even if they look alike.
      return ValueWords.of(group, old) == ValueWords.of(group, new)
        && key(old) == key(new)
    default:
      // A nested color may have another element name.
      if group.kind == .runtimeAttribute,
        (Array(old.keys) + Array(new.keys)).contains(where: {
          $0.path.contains("color[")
        })
      {
        return ValueWords.of(group, old) == ValueWords.of(group, new)
      }
      if group.kind == .mask, flexible(old) == flexible(new) { return true }
      guard Set(old.keys) == Set(new.keys) else {
        return Set(old.keys).union(new.keys).allSatisfy { key in
          isSame(old[key], new[key], of: key.attribute)
        }
      }
      return old.allSatisfy { isSame($0.value, new[$0.key], of: $0.key.attribute) }
    }
  }

  /// Whether a color is missing or an explicit nil, which has only a key.
  private static func isNil(_ color: [ObjectTable.Key: String]) -> Bool {
    color.keys.allSatisfy { $0.attribute == "key" }
  }

  private static func flexible(_ values: [ObjectTable.Key: String]) -> Set<String> {
    if values.isEmpty { return ["flexibleMaxX", "flexibleMaxY"] }
    return Set(values.filter { $0.value == "YES" }.keys.map(\.attribute))
  }

  private static func key(_ values: [ObjectTable.Key: String]) -> [String] {
    values.filter { $0.key.attribute == "key" }.map(\.value).sorted()
  }

  private static func isSame(_ old: String?, _ new: String?, of attribute: String) -> Bool {
    if old == new { return true }
    let usual = usual[attribute]
    guard let old = old ?? usual, let new = new ?? usual else { return false }
    if old == new { return true }
    if let aliases = aliases[attribute] { return aliases.isSuperset(of: [old, new]) }
    guard let left = Double(old), let right = Double(new) else { return false }
    return abs(left - right) < 0.000_5
  }

  /// Values that later versions of Xcode renamed.
  private static let aliases: [String: Set<String>] = ["buttonType": ["system", "roundedRect"]]

  /// The default values of attributes, which Xcode omits.
  private static let usual = [
    "constant": "0", "multiplier": "1", "priority": "1000", "relation": "equal",
    "hidden": "NO", "alpha": "1", "tag": "0",
    "userInteractionEnabled": "YES", "translatesAutoresizingMaskIntoConstraints": "YES",
    "opaque": "YES", "clipsSubviews": "NO", "preservesSuperviewLayoutMargins": "NO",
    "insetsLayoutMarginsFromSafeArea": "YES", "multipleTouchEnabled": "NO", "enabled": "YES",
    "spacing": "0", "contentMode": "scaleToFill", "baselineAdjustment": "alignBaselines",
    "adjustsFontSizeToFit": "NO", "contentVerticalAlignment": "center",
  ]
}
