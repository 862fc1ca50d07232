public import AutoLayoutValues
public import Foundation

/// A collation of objects into index sections: A to Z, then `#`.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation()
  open class func current() -> UILocalizedIndexedCollation { shared }

  public let sectionTitles = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) } + ["#"]
  open var sectionIndexTitles: [String] { sectionTitles }

  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// Returns an object's section; the selector is a stored property, `self` or `description`.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let name = Self.name(of: object, selector).folding(
      options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: nil)
    guard let letter = name.uppercased().unicodeScalars.first, ("A"..."Z").contains(letter) else {
      return sectionTitles.count - 1
    }
    return Int(letter.value) - 65
  }

  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    let named = array.enumerated().map {
      (name: Self.name(of: $1, selector), place: $0, object: $1)
    }
    return named.sorted { one, other in
      switch one.name.localizedStandardCompare(other.name) {
      case .orderedAscending: true
      case .orderedDescending: false
      case .orderedSame: one.place < other.place
      }
    }.map(\.object)
  }

  private static func name(of object: Any, _ selector: Selector) -> String {
    switch selector.description {
    case "self", "description": return "\(object)"
    case "uppercaseString": return "\(object)".uppercased()
    case "lowercaseString": return "\(object)".lowercased()
    default: break
    }
    // A getter cannot be called by name, but reflection shows stored properties.
    var mirror: Mirror? = Mirror(reflecting: object)
    while let present = mirror {
      for child in present.children where child.label == selector.description {
        return child.value as? String ?? "\(child.value)"
      }
      mirror = present.superclassMirror
    }
    return ""
  }
}
