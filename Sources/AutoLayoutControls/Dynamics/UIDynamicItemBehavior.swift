public import AutoLayoutValues
public import Foundation

/// The items of a behaviour, each once.
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

/// A behaviour of a list of items.
@MainActor
protocol ItemListing: UIDynamicBehavior {
  var list: BehaviorItems { get }
}

/// What bodies are like.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior, ItemListing {
  final var list: BehaviorItems
  /// The items.
  open var items: [any UIDynamicItem] { list.all }

  /// Makes a behaviour of items.
  public init(items: [any UIDynamicItem]) {
    list = BehaviorItems(items)
    super.init()
  }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { list.add(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { list.remove(item) }

  /// How much of its speed a body keeps when it is hit.
  open var elasticity: CGFloat = 0
  /// How hard bodies slide along each other.
  open var friction: CGFloat = 0
  /// The mass of a hundred points squared.
  open var density: CGFloat = 1
  /// How soon movement ends.
  open var resistance: CGFloat = 0
  /// How soon turning ends.
  open var angularResistance: CGFloat = 0
  /// The charge.
  open var charge: CGFloat = 0
  /// Whether bodies stay where they are.
  open var isAnchored = false
  /// Whether bodies turn.
  open var allowsRotation = true
  private final var velocities: [ObjectIdentifier: (linear: CGPoint, angular: CGFloat)] = [:]

  /// Makes an item faster, in points a second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    let old = linearVelocity(for: item)
    velocities[ObjectIdentifier(item), default: (.zero, 0)].linear = CGPoint(
      x: old.x + velocity.x, y: old.y + velocity.y)
  }

  /// How fast an item was told to be.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    velocities[ObjectIdentifier(item)]?.linear ?? .zero
  }

  /// Makes an item turn faster, in radians a second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    velocities[ObjectIdentifier(item), default: (.zero, 0)].angular += velocity
  }

  /// How fast an item was told to turn.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    velocities[ObjectIdentifier(item)]?.angular ?? 0
  }
}

/// Pulls in one direction.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior, ItemListing {
  final var list: BehaviorItems
  /// The items.
  open var items: [any UIDynamicItem] { list.all }

  /// Makes a behaviour of items.
  public init(items: [any UIDynamicItem]) {
    list = BehaviorItems(items)
    super.init()
  }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { list.add(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { list.remove(item) }

  /// The direction and how hard it pulls: 1 is a thousand points a second squared.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// The direction, in radians from the right.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// How hard it pulls.
  open var magnitude: CGFloat {
    get { gravityDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets direction and strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, length: magnitude)
  }
}

/// Pushes once or all the time.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior, ItemListing {
  /// How often it pushes.
  public enum Mode: Int, Sendable {
    /// All the time.
    case continuous = 0
    /// Once.
    case instantaneous = 1
  }

  final var list: BehaviorItems
  /// The items.
  open var items: [any UIDynamicItem] { list.all }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { list.add(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { list.remove(item) }

  /// How often it pushes.
  public let mode: Mode
  /// Whether it pushes.
  open var active = true
  /// Where to, and how hard.
  open var pushDirection = CGVector(dx: 0, dy: 0)
  private final var offsets: [ObjectIdentifier: UIOffset] = [:]
  /// The direction, in radians from the right.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// How hard it pushes.
  open var magnitude: CGFloat {
    get { pushDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Makes a push.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    list = BehaviorItems(items)
    super.init()
  }

  /// Sets direction and strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, length: magnitude)
  }

  /// Where an item is pushed, from its centre.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = offset
  }

  /// Where an item is pushed, from its centre.
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
