import AutoLayout
import Foundation
import InterfaceBuilder

/// What constraints of a live scene are called in messages.
@MainActor
struct ConstraintNames {
  private let live: InstantiatedScene
  private let elements: [ObjectIdentifier: ConstraintElement]
  private let ids: [ObjectIdentifier: String]

  /// Prepares the names of a scene's views.
  ///
  /// - Parameters:
  ///   - live: The scene.
  ///   - elements: The elements that its constraints were made of.
  init(_ live: InstantiatedScene, _ elements: [ObjectIdentifier: ConstraintElement]) {
    self.live = live
    self.elements = elements
    ids = Dictionary(
      live.members.map { (ObjectIdentifier($0.view), $0.id) },
      uniquingKeysWith: { first, _ in first })
  }

  /// A constraint in words, with its place if it is the document's own.
  func related(_ constraint: NSLayoutConstraint) -> Finding.Related {
    if let element = elements[ObjectIdentifier(constraint)] {
      return Finding.Related(
        constraint: element.id, line: element.location.line, text: live.text(of: element))
    }
    return Finding.Related(constraint: nil, line: nil, text: systemText(constraint))
  }

  /// The document's name of a view or guide of the scene.
  func name(of item: AnyObject?) -> String {
    switch item {
    case let view as UIView: ids[ObjectIdentifier(view)].map(live.name) ?? "\(type(of: view))"
    case let guide as UILayoutGuide: name(of: guide)
    default: "nothing"
    }
  }

  private func name(of guide: UILayoutGuide) -> String {
    if live.scene.contents.guidesByID[guide.identifier] != nil {
      return live.name(of: guide.identifier)
    }
    guard let owner = guide.owningView.map({ name(of: $0) }) else { return guide.identifier }
    switch guide.identifier {
    case "UIViewSafeAreaLayoutGuide": return "Safe Area of \(owner)"
    case "UIViewLayoutMarginsGuide": return "margins of \(owner)"
    default: return "\(guide.identifier) of \(owner)"
    }
  }

  /// One of the system's: its equation, and what it stands for.
  private func systemText(_ constraint: NSLayoutConstraint) -> String {
    let first = "\(name(of: constraint.firstItem)).\(constraint.firstAttribute.equationName)"
    let relation =
      switch constraint.relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    var text = "\(first) \(relation) "
    let constant = Double(constraint.constant)
    if constraint.secondAttribute == .notAnAttribute {
      text += Points.text(constant)
    } else {
      if constraint.multiplier != 1 { text += "\(Points.text(Double(constraint.multiplier))) * " }
      text += "\(name(of: constraint.secondItem)).\(constraint.secondAttribute.equationName)"
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(Points.text(abs(constant)))" }
    }
    return "\(text) (\(reason(for: constraint)))"
  }

  /// Why the system made a constraint, in short.
  private func reason(for constraint: NSLayoutConstraint) -> String {
    if constraint.identifier?.hasPrefix("UIView-Encapsulated-Layout-") == true {
      return "given from outside"
    }
    if constraint is NSAutoresizingMaskLayoutConstraint { return "by its autoresizing mask" }
    if constraint is NSContentSizeLayoutConstraint { return "its content's size" }
    let meaning = SystemMeaning(
      className: "\(type(of: constraint))", identifier: constraint.identifier)
    return meaning?.sentence ?? "made by the system"
  }
}
