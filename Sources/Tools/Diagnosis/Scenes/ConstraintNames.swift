package import AutoLayout
import ConflictExplanation
import Foundation
package import InterfaceBuilder

@MainActor
package struct ConstraintNames {
  private let live: InstantiatedScene
  private let elements: [ObjectIdentifier: ConstraintElement]
  private let ids: [ObjectIdentifier: String]

  package init(_ live: InstantiatedScene, _ elements: [ObjectIdentifier: ConstraintElement]) {
    self.live = live
    self.elements = elements
    ids = Dictionary(
      live.members.map { (ObjectIdentifier($0.view), $0.id) },
      uniquingKeysWith: { first, _ in first })
  }

  func related(_ constraint: NSLayoutConstraint) -> Finding.Related {
    if let element = elements[ObjectIdentifier(constraint)] {
      return Finding.Related(
        constraint: element.id, line: element.location.line, text: live.text(of: element))
    }
    return Finding.Related(
      constraint: nil, line: nil,
      text: "\(equation(of: constraint)) (\(Self.reason(for: constraint)))")
  }

  /// Returns a name for a view or guide, such as `Sign in (RCJ-h3-H8T)`.
  package func name(of item: AnyObject?, isInEquation: Bool = false) -> String {
    let contents = live.scene.contents
    switch item {
    case let view as UIView:
      guard let id = ids[ObjectIdentifier(view)], !id.isEmpty else { return OutlineName.of(view) }
      return isInEquation ? contents.equationName(of: id) : contents.displayName(of: id)
    case let guide as UILayoutGuide: return name(of: guide)
    default: return "nothing"
    }
  }

  private func name(of guide: UILayoutGuide) -> String {
    if live.scene.contents.guidesByID[guide.identifier] != nil {
      return live.name(of: guide.identifier)
    }
    guard let view = guide.owningView else { return guide.identifier }
    // The outline shows only the safe area of the controller's view.
    let isRoot = live.roots.contains { $0 === view }
    let owner = isRoot ? "" : " of \(name(of: view, isInEquation: true))"
    switch guide.identifier {
    case "UIViewSafeAreaLayoutGuide": return "Safe Area\(owner)"
    case "UIViewLayoutMarginsGuide": return "Margins of \(name(of: view, isInEquation: true))"
    default: return "\(guide.identifier) of \(name(of: view, isInEquation: true))"
    }
  }

  /// Returns a constraint in the notation of Xcode's outline; a system constraint has both names.
  package func equation(of constraint: NSLayoutConstraint) -> String {
    if let element = elements[ObjectIdentifier(constraint)] { return live.text(of: element) }
    return Self.equation(of: constraint) { name(of: $0, isInEquation: true) }
  }

  /// Returns an equation such as `Title.top = Photo.bottom + 8`, with both names.
  package static func equation(
    of constraint: NSLayoutConstraint, constant: Double? = nil, name: (AnyObject?) -> String
  ) -> String {
    func side(
      _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
    ) -> OutlineEquation.Side {
      OutlineEquation.Side(name(item), attribute.equationName)
    }
    let hasSecond = constraint.secondAttribute != .notAnAttribute
    return OutlineEquation(
      side(constraint.firstItem, constraint.firstAttribute), relation: constraint.relation,
      second: hasSecond ? side(constraint.secondItem, constraint.secondAttribute) : nil,
      multiplier: hasSecond ? Double(constraint.multiplier) : 1,
      constant: constant ?? Double(constraint.constant)
    ).text
  }

  package static func isMadeBySystem(_ constraint: NSLayoutConstraint) -> Bool {
    type(of: constraint) != NSLayoutConstraint.self
      || SystemMeaning(className: "NSLayoutConstraint", identifier: constraint.identifier) != nil
  }

  package static func reason(for constraint: NSLayoutConstraint) -> String {
    if constraint.identifier?.hasPrefix("UIView-Encapsulated-Layout-") == true {
      return "size set by the host"
    }
    if constraint is NSAutoresizingMaskLayoutConstraint { return "from the autoresizing mask" }
    if constraint is NSContentSizeLayoutConstraint { return "intrinsic content size" }
    let meaning = SystemMeaning(
      className: "\(type(of: constraint))", identifier: constraint.identifier)
    return meaning?.sentence ?? "made by the system"
  }
}
