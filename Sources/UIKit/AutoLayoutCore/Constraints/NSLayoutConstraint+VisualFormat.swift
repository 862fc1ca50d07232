import AutoLayoutValues
import Foundation
import VisualFormat

extension NSLayoutConstraint {
  /// Options for alignment and direction (F4.13).
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    public static let directionLeadingToTrailing = FormatOptions([])
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    public static let spacingEdgeToEdge = FormatOptions([])
    /// Gaps extend from the last baseline to the next first baseline (F4.16).
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }

  /// The inactive constraints of a Visual Format Language line, in text order (F4.10); horizontal
  /// unless the line starts with `V:` (F11.51).
  ///
  /// An invalid format traps with Apple's message and a caret under the column (F4.17).
  static func formatted(
    _ format: String, options: FormatOptions, metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      let scope = FormatScope(metrics: metrics ?? [:], views: views)
      return try visualFormatConstraints(
        format, options: VisualFormatOptions(rawValue: options.rawValue), in: scope
      ).map { constraint(for: $0) }
    } catch {
      LayoutException.raise("NSInvalidArgumentException", "\(error.description)")
    }
  }

  private class func constraint(
    for value: VisualFormatConstraint<AnyObject>
  ) -> NSLayoutConstraint {
    var constant: CGFloat
    var spacing: SystemSpacing?
    var (first, second) = (attribute(value.firstAttribute), attribute(value.secondAttribute))
    switch value.constant {
    case .points(let points): constant = CGFloat(points)
    case .standard(.siblings), .standard(.baselines):
      constant = 8
      spacing = .standard
    case .standard(.superview):
      // The standard distance to the superview's edge is the superview's margin (F4.7).
      constant = 0
      if isSuperview(value.firstItem, of: value.secondItem) {
        first = first.marginAttribute
      } else {
        second = second.marginAttribute
      }
    }
    let made = NSLayoutConstraint(
      item: value.firstItem, attribute: first,
      relatedBy: Relation(rawValue: value.relation.rawValue) ?? .equal, toItem: value.secondItem,
      attribute: second, multiplier: 1, constant: constant)
    made.priority = UILayoutPriority(value.priority)
    made.spacing = spacing
    return made
  }

  private class func attribute(_ attribute: VisualFormatAttribute) -> Attribute {
    Attribute(rawValue: attribute.rawValue) ?? .notAnAttribute
  }

  private class func isSuperview(_ item: AnyObject, of other: AnyObject?) -> Bool {
    guard let view = other as? UIView else {
      return (other as? UILayoutGuide)?.owningView === item
    }
    return view.superview === item
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var marginAttribute: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}

private struct FormatScope: VisualFormatScope {
  let metrics: [String: Any]
  let views: [String: Any]

  func item(named name: Substring) -> AnyObject? {
    guard let value = value(of: name, in: views) else { return nil }
    if let view = value as? UIView { return view }
    return value as? UILayoutGuide
  }

  func metric(named name: Substring) -> Double? {
    switch value(of: name, in: metrics) ?? value(of: name, in: views) {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    case let priority as UILayoutPriority: Double(priority.rawValue)
    default: nil
    }
  }

  /// UIKit looks up the first part of key paths, so a key with a dot is never found (F4.3).
  private func value(of name: Substring, in table: [String: Any]) -> Any? {
    name.utf8.contains(UInt8(ascii: ".")) ? nil : table[String(name)]
  }

  func superview(of item: AnyObject) -> AnyObject? {
    // Safe: formats are parsed on the main actor, like all views; `assumeIsolated` checks it.
    nonisolated(unsafe) let item = item
    return MainActor.assumeIsolated { () -> UIView? in
      unsafe (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    }
  }
}
