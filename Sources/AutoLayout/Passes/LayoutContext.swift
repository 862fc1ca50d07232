import ConstraintSolver
import Foundation
import LayoutEngine

/// The layout of one tree of views: its engine, and what is waiting to be done (F1.4).
///
/// A tree gets one when it is first laid out. The views know it, so that a change finds its way in
/// without a search. Changes are collected; ``update()`` brings the engine up to date, ``layout()``
/// copies frames out, from the root to the leaves.
///
/// A second kind, made for one question only, answers `systemLayoutSizeFitting` without touching
/// the live layout (F1.32): it keeps its own table of items.
@MainActor
final class LayoutContext {
  private let box = EngineStorage()
  /// The engine; it calls nothing back, so that no access can meet another one.
  var engine: LayoutEngine {
    _read { yield unsafe box.tables.pointee.engine }
    _modify { yield unsafe &box.tables.pointee.engine }
  }
  let rootHandle: WeakHandle
  /// Tells this layout from the others, also from those that are gone; 0 for that of a question.
  let number: UInt32
  private static var lastNumber: UInt32 = 0
  /// The view at the top of the tree, while it lives.
  var root: UIView? { rootHandle.view }
  /// Whether this is the layout of the tree, rather than of a question about a size.
  let isLive: Bool
  let grid: PixelGrid

  /// The system's constraints of items, by item index: those of a mask, a guide or the host.
  var systemConstraints: [UInt32: [ConstraintID]] = [:]
  /// The items of a context that is not live.
  private var privateItems: [ObjectIdentifier: ItemID] = [:]
  /// The engine ids of users' constraints in a context that is not live.
  private var privateConstraints: [ObjectIdentifier: ConstraintID] = [:]

  // Unchecked here and below: no client's code runs while these change, so that no two changes can
  // meet.
  @safe @exclusivity(unchecked) var pendingConstraints = PendingConstraints()
  /// Views whose content is to be read.
  @safe @exclusivity(unchecked) var staleContent: [WeakHandle] = []
  @safe @exclusivity(unchecked) var staleFrames = StaleFrames()
  /// How many views the tree has.
  var viewCount = 0
  /// How many guides of views came in since the last update, at least.
  var arrivingGuides = 0
  /// Views of several lines of text, whose height follows their width, by item.
  @safe @exclusivity(unchecked) var wrapping: [UInt32: WrappedContent] = [:]
  var borrowedBaselines = BorrowedBaselines()
  @safe @exclusivity(unchecked) var constraintUpdates = DepthQueue()
  @safe @exclusivity(unchecked) var layoutQueue = DepthQueue()
  /// Whether the root keeps its width and its height because its constraints leave them open.
  var rootIsHeld = [false, false]
  /// Whether constraints have come, gone or changed their priority since the root was last looked
  /// at.
  var rootMayBeOpen = true
  var isUpdating = false
  var isLayingOut = false
  /// Whether the update pass has something to do.
  var isStale = true { didSet { if isStale { askForTurn() } } }
  /// Whether a view of the tree may read from right to left; until then leading is left.
  var mayBeMirrored: Bool
  /// Whether the tree is that of a window, which lays itself out.
  let isOfWindow: Bool
  /// Whether the run loop was asked to lay the tree out.
  var turnIsAsked = false
  /// How often `layoutSubviews` ran, for tests and recorders.
  var layoutCount = 0
  /// How often the engine solved, for tests and recorders.
  var solveCount = 0
  /// The other layout that an exercise of the ambiguity shows.
  var exercise: AmbiguityExercise?
  /// Who watches the layout.
  var observer: (any LayoutObserver)?
  var reportedConflicts = Set<String>()
  /// The conflicts met so far, each set once.
  var conflicts: [LayoutConflict] = []

  init(root: UIView, isLive: Bool) {
    rootHandle = root.weakHandle
    // A question's layout has no items that anyone else could find.
    if isLive { Self.lastNumber = Self.lastNumber == .max ? 1 : Self.lastNumber + 1 }
    number = isLive ? Self.lastNumber : 0
    self.isLive = isLive
    isOfWindow = isLive && root is UIWindow
    mayBeMirrored = !isLive || root.traitCollection.layoutDirection == .rightToLeft
    let traits = root.traitCollection
    grid = PixelGrid(
      scale: traits.displayScale > 0 ? Double(traits.displayScale) : 1,
      countsRowsFromBelow: traits.countsPixelsFromBelow)
  }

  // MARK: Items

  func existingItem(_ view: UIView) -> ItemID? {
    isLive ? view.engineItem : privateItems[ObjectIdentifier(view)]
  }

  func existingItem(_ guide: UILayoutGuide) -> ItemID? {
    isLive ? guide.engineItem : privateItems[ObjectIdentifier(guide)]
  }

  /// The item of a view or a guide.
  func existingItem(ofAny object: AnyObject) -> ItemID? {
    if let view = object as? UIView { return existingItem(view) }
    return (object as? UILayoutGuide).flatMap { existingItem($0) }
  }

  func setItem(_ item: ItemID?, of view: UIView) {
    if isLive { view.engineItem = item } else { privateItems[ObjectIdentifier(view)] = item }
  }

  func setItem(_ item: ItemID?, of guide: UILayoutGuide) {
    if isLive {
      guide.engineItem = item
      guide.weakHandle.layoutNumber = number
    } else {
      privateItems[ObjectIdentifier(guide)] = item
    }
  }

  func engineID(of constraint: NSLayoutConstraint) -> ConstraintID? {
    isLive ? constraint.engineID : privateConstraints[ObjectIdentifier(constraint)]
  }

  func setEngineID(_ id: ConstraintID?, of constraint: NSLayoutConstraint) {
    if isLive {
      constraint.engineID = id
    } else {
      privateConstraints[ObjectIdentifier(constraint)] = id
    }
  }

  /// The view or guide that an item stands for.
  func owner(of item: ItemID) -> WeakHandle? {
    unsafe box.tables.pointee.items[Int(item.raw)]
  }

  func source(of id: ConstraintID) -> ConstraintSource {
    unsafe box.tables.pointee.sources[Int(id.raw)]
  }

  func rect(of item: ItemID) -> LayoutRect {
    engine.rect(of: item)
  }

  /// Makes room for items and constraints that are about to come.
  func reserve(items: Int, constraints: Int) {
    unsafe box.tables.pointee.reserve(items: items, constraints: constraints)
  }

  func setOwner(_ owner: WeakHandle?, of item: ItemID) {
    unsafe box.tables.pointee.setOwner(owner, at: Int(item.raw))
  }

  func setSource(_ source: ConstraintSource, of id: ConstraintID) {
    unsafe box.tables.pointee.setSource(source, at: Int(id.raw))
  }
}

/// What is known about the wrapped content of an item.
struct WrappedContent {
  /// The width that the height was last measured for, in points.
  var measuredWidth: Double?
}
