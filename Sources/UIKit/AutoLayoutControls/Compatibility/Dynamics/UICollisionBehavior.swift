public import AutoLayoutValues
public import Foundation

/// Methods for collisions, which never happen here.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {}

@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior, ItemListing {
  final var list: BehaviorItems
  open var items: [any UIDynamicItem] { list.all }

  public init(items: [any UIDynamicItem]) {
    list = BehaviorItems(items)
    super.init()
  }

  open func addItem(_ item: any UIDynamicItem) { list.add(item) }
  open func removeItem(_ item: any UIDynamicItem) { list.remove(item) }

  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let items = Self(rawValue: 1)
    public static let boundaries = Self(rawValue: 2)
    public static let everything = Self(rawValue: .max)
  }

  open var collisionMode = Mode.everything
  open var translatesReferenceBoundsIntoBoundary = false
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  package private(set) final var boundaryInsets = UIEdgeInsets.zero
  private final var boundaries: [(name: any NSCopying, path: UIBezierPath)] = []

  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    boundaryInsets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  open func addBoundary(
    withIdentifier identifier: any NSCopying, from start: CGPoint, to end: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: start)
    path.addLine(to: end)
    addBoundary(withIdentifier: identifier, for: path)
  }

  open func addBoundary(withIdentifier identifier: any NSCopying, for path: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append((identifier, path))
  }

  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.areSame($0.name, identifier) }?.path
  }

  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.name)
  }

  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.areSame($0.name, identifier) }
  }

  open func removeAllBoundaries() { boundaries = [] }

  private static func areSame(_ one: any NSCopying, _ other: any NSCopying) -> Bool {
    guard let one = one as? NSObject, let other = other as? NSObject else { return false }
    return one.isEqual(other)
  }
}

@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  open var snapPoint: CGPoint
  open var damping: CGFloat = 0.5

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = point
    super.init()
  }
}

@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  public let items: [any UIDynamicItem]
  open var anchorPoint: CGPoint
  open var length: CGFloat
  open var damping: CGFloat = 0
  open var frequency: CGFloat = 0

  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    items = [item]
    anchorPoint = point
    length = hypot(item.center.x - point.x, item.center.y - point.y)
    super.init()
  }

  public init(item: any UIDynamicItem, attachedTo other: any UIDynamicItem) {
    items = [item, other]
    anchorPoint = .zero
    length = hypot(item.center.x - other.center.x, item.center.y - other.center.y)
    super.init()
  }
}
