import AutoLayout
import Foundation
import Testing

/// Uses for which UIKit throws an exception, and this library ends the process with an equal
/// message (F3.1-F3.9, F11.18-F11.23).
@MainActor @Suite("Illegal uses")
struct IllegalUseTests {
  enum Use: String, CaseIterable, Codable, Sendable {
    case locationWithoutItem = "a location equals a constant (F3.3)"
    case locationWithoutFactor = "a location has a multiplier of 0 (F3.3)"
    case foreignItem = "the first item is neither a view nor a guide (F3.1)"
    case emptyAnchor = "an anchor has no item (F3.1)"
    case mixedDirections = "leading or trailing together with left or right (F3.4)"
    case locationAndSize = "a location is related to a size (F3.5)"
    case noAttribute = "a constraint has no first attribute (F11.23)"
    case noCommonAncestor = "activation if the items have no common ancestor (F3.6)"
    case orphanGuide = "activation if a guide has no owner (F3.6)"
    case madeConstant = "a constraint is made with a constant that is not finite (F11.18)"
    case changedConstant = "a constant changes to a number that is not finite (F11.18)"
    case requiredChange = "a change from required to optional while installed (F3.8)"
    case unprepared = "layout while a constraint reaches outside the holder's subtree (F3.7)"

    @MainActor func perform() {
      let (view, other) = (UIView(), UIView())
      func make(
        _ item: Any, _ first: NSLayoutConstraint.Attribute, to second: UIView?,
        _ attribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1
      ) {
        _ = NSLayoutConstraint(
          item: item, attribute: first, relatedBy: .equal, toItem: second, attribute: attribute,
          multiplier: multiplier, constant: 10)
      }
      switch self {
      case .locationWithoutItem: make(view, .left, to: nil, .notAnAttribute)
      case .locationWithoutFactor: make(view, .centerX, to: other, .centerX, multiplier: 0)
      case .foreignItem: make("text", .width, to: nil, .notAnAttribute)
      case .emptyAnchor: _ = NSLayoutDimension().constraint(equalToConstant: 1)
      case .mixedDirections: _ = view.leftAnchor.constraint(equalTo: other.leadingAnchor)
      case .locationAndSize: make(view, .top, to: other, .height)
      case .noAttribute: make(view, .notAnAttribute, to: nil, .notAnAttribute)
      case .noCommonAncestor:
        view.topAnchor.constraint(equalTo: other.bottomAnchor).isActive = true
      case .orphanGuide:
        let guide = UILayoutGuide()
        guide.widthAnchor.constraint(equalToConstant: 10).isActive = true
      case .madeConstant: _ = view.widthAnchor.constraint(equalToConstant: .nan)
      case .changedConstant: view.widthAnchor.constraint(equalToConstant: 1).constant = .infinity
      case .requiredChange:
        NSLayoutConstraint.rejectsRequiredChanges = true
        let constraint = view.widthAnchor.constraint(equalToConstant: 1)
        constraint.isActive = true
        constraint.priority = .defaultHigh
      case .unprepared:
        view.addConstraint(view.widthAnchor.constraint(equalTo: other.widthAnchor))
        view.layoutIfNeeded()
      }
    }

    /// Parts of the message that the process prints.
    var words: [String] {
      let locations =
        "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
      return switch self {
      case .locationWithoutItem:
        ["NSInvalidArgumentException", "NSLayoutConstraint for UIView:0x", locations]
      case .locationWithoutFactor: [locations]
      case .foreignItem, .emptyAnchor: ["Constraint must contain a first layout item"]
      case .mixedDirections:
        [
          "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither."
        ]
      case .locationAndSize: ["Invalid pairing of layout attributes"]
      case .noAttribute: ["NSInvalidArgumentException"]
      case .noCommonAncestor:
        [
          "NSGenericException",
          "Unable to activate constraint with anchors <NSLayoutYAxisAnchor:0x",
          "because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.",
        ]
      case .orphanGuide: []
      case .madeConstant, .changedConstant:
        ["NSInternalInconsistencyException", "NSLayoutConstraint constant is not finite!"]
      case .requiredChange:
        [
          "on an installed constraint (or vice-versa) is not supported.  You passed priority 750 and the existing priority was 1000."
        ]
      case .unprepared:
        [
          "The view hierarchy is not prepared for the constraint: <NSLayout",
          "Impossible to set up layout with view hierarchy unprepared",
        ]
      }
    }
  }

  @Test("the process ends with UIKit's words", arguments: Use.allCases)
  func illegal(_ use: Use) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [use = use as Use] in
      await use.perform()
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    for words in use.words { #expect(message.contains(words), "\(message)") }
  }

  @Test("locations on different axes are legal to make and to install, and have no effect (F11.22)")
  func crossedAxes() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    root.addSubview(view)
    let crossed = [
      NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .top,
        multiplier: 1, constant: 50),
      NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: root.safeAreaLayoutGuide,
        attribute: .top, multiplier: 1, constant: 50),
    ]
    NSLayoutConstraint.activate(crossed)
    root.layoutIfNeeded()
    #expect(root.constraints == crossed)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("width with height, and a size with a multiplier of 0, are legal (F3.5)")
  func legal() {
    let view = UIView()
    let ratio = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2)
    #expect(ratio.secondAttribute == .height)
    let flat = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width,
      multiplier: 0, constant: 5)
    #expect(flat.secondAttribute == .notAnAttribute)
  }
}
