import Foundation
import Testing
import UIKit

/// Members of Apple's classes can be overridden; here, only members in the class's body can be.
@Suite("Members that client code may override")
struct OverridableMembersTests {
  static let classes: Set<String> = [
    "AccessibleObject", "UIResponder", "UIView", "UIWindow", "UIControl", "UILabel", "UIButton",
    "UIImageView",
    "UITextField", "UITextView", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl",
    "UIProgressView", "UIPageControl", "UIActivityIndicatorView", "UIVisualEffectView",
    "UIScrollView", "UIStackView", "UITableView", "UITableViewCell", "UITableViewHeaderFooterView",
    "UICollectionView", "UICollectionViewCell", "UICollectionReusableView",
    "UICollectionViewLayout", "UICollectionViewFlowLayout", "UICollectionViewLayoutAttributes",
    "UINavigationBar", "UIToolbar", "UITabBar", "UISearchBar", "UIPickerView", "UIDatePicker",
    "ControllerPreferences", "UIViewController", "UINavigationController", "UITabBarController",
    "UITableViewController",
    "UICollectionViewController", "UILayoutGuide", "UIKeyboardLayoutGuide",
    "NSLayoutConstraint", "NSLayoutAnchor", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor",
    "NSLayoutDimension", "CALayer", "CAShapeLayer", "CAGradientLayer", "UIGestureRecognizer",
  ]

  /// Members that are in extensions anyway, with the reason that overrides are unnecessary.
  static let exceptions: [String: String] = [
    "UIResponder.performAction(_:sender:)": "this library's own",
    "UIResponder.setKeyedProperty(_:to:)": "this library's own",
    "UICollectionView.hideSwipeActions()": "this library's own",
    "UICollectionView.showSwipeActions(forItemAt:at:)": "this library's own",
    "UITableView.hideSwipeActions()": "this library's own",
    "UITableView.showSwipeActions(forRowAt:at:)": "this library's own",
    "UIView.layoutAmbiguities()": "this library's own",
    "UIView.simulateObservationTracking(_:)": "this library's own",
    "UIViewController.arrangementViewController": "declared in Apple's category of the container",
    "UIView.layoutConflicts": "this library's own",
    "UIViewController.contentScrollView(for:)": "the class doesn't know scroll views",
    "UIView.noIntrinsicMetric": "a constant of Apple's header",
    "UIView.layoutFittingCompressedSize": "a constant of Apple's header",
    "UIView.layoutFittingExpandedSize": "a constant of Apple's header",
    "UITableView.automaticDimension": "a constant of Apple's header",
    "UICollectionView.elementKindSectionHeader": "a constant of Apple's header",
    "UICollectionView.elementKindSectionFooter": "a constant of Apple's header",
    "UICollectionViewFlowLayout.automaticSize": "a constant of Apple's header",
    "UIStackView.spacingUseDefault": "a constant of Apple's header",
    "UIStackView.spacingUseSystem": "a constant of Apple's header",
    "UICollectionView.dequeueConfiguredReusableCell(using:for:item:)":
      "generic, so in an extension of Apple's, too",
    "UICollectionView.dequeueConfiguredReusableSupplementary(using:for:)":
      "generic, so in an extension of Apple's, too",
    "UIImageView.addSymbolEffect(_:options:animated:completion:)":
      "generic, so in an extension of Apple's, too",
    "UIImageView.removeSymbolEffect(ofType:options:animated:completion:)":
      "generic, so in an extension of Apple's, too",
    "UIImageView.setSymbolImage(_:contentTransition:options:completion:)":
      "generic, so in an extension of Apple's, too",
    "UIView.animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)":
      "in an extension of Apple's, too",
    "UIView.maskView": "the old name of mask, which can be overridden",
    "NSLayoutConstraint.rejectsRequiredChanges": "a switch of this library's own",
    "UIView.openRangePolicy": "a switch of this library's own",
    "UIView.animateKeyframes(withDuration:delay:options:animations:completion:)": tool,
    "UIView.addKeyframe(withRelativeStartTime:relativeDuration:animations:)": tool,
    "UIView.modifyAnimations(withRepeatCount:autoreverses:animations:)": tool,
    "UIView.beginAnimations(_:context:)": tool,
    "UIView.commitAnimations()": tool,
    "UIView.setAnimationBeginsFromCurrentState(_:)": tool,
    "UIView.setAnimationCurve(_:)": tool,
    "UIView.setAnimationDelay(_:)": tool,
    "UIView.setAnimationDuration(_:)": tool,
    "UIView.setAnimationRepeatCount(_:)": tool,
    "UIView.motionEffects": record,
    "UIView.addMotionEffect(_:)": record,
    "UIView.removeMotionEffect(_:)": record,
    "UIView.focusGroupIdentifier": record,
    "UIView.restorationIdentifier": record,
    "CALayer.actions": record,
    "CALayer.anchorPointZ": record,
    "CALayer.backgroundFilters": record,
    "CALayer.compositingFilter": record,
    "CALayer.contentsAreFlipped()": record,
    "CALayer.contentsCenter": record,
    "CALayer.contentsFormat": record,
    "CALayer.cornerCurveExpansionFactor(_:)": tool,
    "CALayer.drawsAsynchronously": record,
    "CALayer.edgeAntialiasingMask": record,
    "CALayer.filters": record,
    "CALayer.isDoubleSided": record,
    "CALayer.isGeometryFlipped": record,
    "CALayer.magnificationFilter": record,
    "CALayer.minificationFilter": record,
    "CALayer.minificationFilterBias": record,
    "CALayer.scroll(_:)": record,
    "CALayer.scrollRectToVisible(_:)": record,
    "CALayer.style": record,
    "CALayer.visibleRect": "a question to the layers around",
    "UIView.bringSubview(toFront:)": old,
    "UIView.sendSubview(toBack:)": old,
    "UIViewController.addChildViewController(_:)": old,
    "UIViewController.childViewControllers": old,
    "UIViewController.didMove(toParentViewController:)": old,
    "UIViewController.isMovingFromParentViewController": old,
    "UIViewController.isMovingToParentViewController": old,
    "UIViewController.removeFromParentViewController()": old,
    "UIViewController.willMove(toParentViewController:)": old,
  ]
  private static let tool = "called on the class by its name, so that an override is never asked"
  private static let old = "a name of Swift 4 for a member that can be overridden"
  private static let record = "written down for a system that is not here; nothing asks for it"

  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Kind: Decodable { let identifier: String }
      struct Fragment: Decodable { let spelling: String }
      let kind: Kind
      let pathComponents: [String]
      let accessLevel: String
      let declarationFragments: [Fragment]?

      var isConstant: Bool {
        let words = (declarationFragments ?? []).map(\.spelling)
        return words.contains("static") && words.contains("let")
      }
    }
    let symbols: [Symbol]
  }

  @Test("overridable members are in their classes' bodies, except for members listed with a reason")
  func members() throws {
    let overridableKinds: Set<String> = [
      "swift.method", "swift.property", "swift.type.method", "swift.type.property",
      "swift.subscript",
    ]
    var closed: Set<String> = []
    var seen: Set<String> = []
    try SurfaceTests.withSymbolGraphs { data in
      for symbol in try JSONDecoder().decode(Graph.self, from: data).symbols
      where symbol.pathComponents.count == 2 && overridableKinds.contains(symbol.kind.identifier) {
        guard Self.classes.contains(symbol.pathComponents[0]) else { continue }
        seen.insert(symbol.pathComponents[0])
        guard symbol.accessLevel == "public", !symbol.isConstant else { continue }
        closed.insert(symbol.pathComponents.joined(separator: "."))
      }
    }
    #expect(seen.count > 40)
    #expect(closed.subtracting(Self.exceptions.keys).sorted() == [])
    #expect(Set(Self.exceptions.keys).subtracting(closed).sorted() == [], "listed without need")
  }
}
