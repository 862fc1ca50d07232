public import AutoLayoutValues
public import Foundation

@MainActor
struct BehaviorItems {
  private(set) var all: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem]) {
    all = items
  }

  mutating func add(_ item: any UIDynamicItem) {
    if !all.contains(where: { $0 === item }) { all.append(item) }
  }

  mutating func remove(_ item: any UIDynamicItem) { all.removeAll { $0 === item } }
}

@MainActor
protocol ItemListing: UIDynamicBehavior {
  var list: BehaviorItems { get }
}

@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior, ItemListing {
  final var list: BehaviorItems
  open var items: [any UIDynamicItem] { list.all }

  public init(items: [any UIDynamicItem]) {
    list = BehaviorItems(items)
    super.init()
  }

  open func addItem(_ item: any UIDynamicItem) { list.add(item) }
  open func removeItem(_ item: any UIDynamicItem) { list.remove(item) }

  open var elasticity: CGFloat = 0
  open var friction: CGFloat = 0
  /// The density: the mass per hundred points squared.
  open var density: CGFloat = 1
  open var resistance: CGFloat = 0
  open var angularResistance: CGFloat = 0
  open var charge: CGFloat = 0
  open var isAnchored = false
  open var allowsRotation = true
  private final var velocities: [ObjectIdentifier: (linear: CGPoint, angular: CGFloat)] = [:]

  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    let old = linearVelocity(for: item)
    velocities[ObjectIdentifier(item), default: (.zero, 0)].linear = CGPoint(
      x: old.x + velocity.x, y: old.y + velocity.y)
  }

  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    velocities[ObjectIdentifier(item)]?.linear ?? .zero
  }

  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    velocities[ObjectIdentifier(item), default: (.zero, 0)].angular += velocity
  }

  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    velocities[ObjectIdentifier(item)]?.angular ?? 0
  }
}

@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior, ItemListing {
  final var list: BehaviorItems
  open var items: [any UIDynamicItem] { list.all }

  public init(items: [any UIDynamicItem]) {
    list = BehaviorItems(items)
    super.init()
  }

  open func addItem(_ item: any UIDynamicItem) { list.add(item) }
  open func removeItem(_ item: any UIDynamicItem) { list.remove(item) }

  /// The direction and strength of gravity; 1 is a thousand points per second squared.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  open var magnitude: CGFloat {
    get { gravityDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, length: magnitude)
  }
}

@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior, ItemListing {
  public enum Mode: Int, Sendable {
    case continuous = 0
    case instantaneous = 1
  }

  final var list: BehaviorItems
  open var items: [any UIDynamicItem] { list.all }

  open func addItem(_ item: any UIDynamicItem) { list.add(item) }
  open func removeItem(_ item: any UIDynamicItem) { list.remove(item) }

  public let mode: Mode
  open var active = true
  open var pushDirection = CGVector(dx: 0, dy: 0)
  private final var offsets: [ObjectIdentifier: UIOffset] = [:]
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  open var magnitude: CGFloat {
    get { pushDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    list = BehaviorItems(items)
    super.init()
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, length: magnitude)
  }

  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = offset
  }

  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }
}

extension CGVector {
  fileprivate init(angle: CGFloat, length: CGFloat) {
    self.init(dx: cos(angle) * length, dy: sin(angle) * length)
  }

  fileprivate var length: CGFloat { hypot(dx, dy) }
}
