public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

// Behaviors keep their settings and move nothing, for lack of frames over time.

@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// Methods for the start and the end of motion, which are never called.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// A closure for each animation step, which is never called.
  open var action: (() -> Void)?
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator? {
    didSet {
      for child in childBehaviors { child.dynamicAnimator = dynamicAnimator }
      if dynamicAnimator !== oldValue { willMove(to: dynamicAnimator) }
    }
  }

  public override init() { super.init() }

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    behavior.dynamicAnimator = dynamicAnimator
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    behavior.dynamicAnimator = nil
  }

  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
}

/// An animator that keeps behaviors, but moves nothing.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  open private(set) weak var referenceView: UIView?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// Always false.
  open var isRunning: Bool { false }
  /// Always 0.
  open var elapsedTime: TimeInterval { 0 }

  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  public override init() { super.init() }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.append(behavior)
    behavior.dynamicAnimator = self
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.removeAll { $0 === behavior }
    behavior.dynamicAnimator = nil
  }

  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    var found: [any UIDynamicItem] = []
    var waiting = behaviors
    while !waiting.isEmpty {
      let behavior = waiting.removeFirst()
      waiting += behavior.childBehaviors
      for item in (behavior as? any ItemListing)?.list.all ?? []
      where !found.contains(where: { $0 === item }) {
        let size = item.bounds.size
        let frame = CGRect(
          x: item.center.x - size.width / 2, y: item.center.y - size.height / 2,
          width: size.width, height: size.height)
        if frame.overlaps(rect) { found.append(item) }
      }
    }
    return found
  }

  /// Has no effect.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}
