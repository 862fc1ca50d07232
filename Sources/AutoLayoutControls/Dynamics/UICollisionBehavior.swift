public import AutoLayoutValues
public import Foundation

/// Told of collisions: there are none here.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {}

/// Lets items hit each other and boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior, ItemListing {
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

  /// What hits what.
  public struct Mode: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a mode from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Items hit each other.
    public static let items = Self(rawValue: 1)
    /// Items hit boundaries.
    public static let boundaries = Self(rawValue: 2)
    /// Items hit both.
    public static let everything = Self(rawValue: .max)
  }

  /// What hits what.
  open var collisionMode = Mode.everything
  /// Whether the bounds of the animator's view are a boundary.
  open var translatesReferenceBoundsIntoBoundary = false
  /// Told of collisions.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  /// How far the boundary of the bounds stands inside them, in points.
  package private(set) final var boundaryInsets = UIEdgeInsets.zero
  private final var boundaries: [(name: any NSCopying, path: UIBezierPath)] = []

  /// Makes the bounds of the animator's view a boundary, moved inwards.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    boundaryInsets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  /// Adds a line.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from start: CGPoint, to end: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: start)
    path.addLine(to: end)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// Adds a path.
  open func addBoundary(withIdentifier identifier: any NSCopying, for path: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append((identifier, path))
  }

  /// The path of a name.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.areSame($0.name, identifier) }?.path
  }

  /// The names of all boundaries.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.name)
  }

  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.areSame($0.name, identifier) }
  }

  /// Removes all boundaries.
  open func removeAllBoundaries() { boundaries = [] }

  private static func areSame(_ one: any NSCopying, _ other: any NSCopying) -> Bool {
    guard let one = one as? NSObject, let other = other as? NSObject else { return false }
    return one.isEqual(other)
  }
}

/// Moves an item to a point, with a swing.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  /// Where the item goes.
  open var snapPoint: CGPoint
  /// How little it swings.
  open var damping: CGFloat = 0.5

  /// Makes a behaviour of an item.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = point
    super.init()
  }
}

/// Holds an item at a distance from a point or another item.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What is held.
  public let items: [any UIDynamicItem]
  /// The point that holds it.
  open var anchorPoint: CGPoint
  /// The distance, in points.
  open var length: CGFloat
  /// How soon swinging ends.
  open var damping: CGFloat = 0
  /// Swings a second.
  open var frequency: CGFloat = 0

  /// Holds an item at its distance from a point.
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    items = [item]
    anchorPoint = point
    length = hypot(item.center.x - point.x, item.center.y - point.y)
    super.init()
  }

  /// Holds two items at their distance.
  public init(item: any UIDynamicItem, attachedTo other: any UIDynamicItem) {
    items = [item, other]
    anchorPoint = .zero
    length = hypot(item.center.x - other.center.x, item.center.y - other.center.y)
    super.init()
  }
}
