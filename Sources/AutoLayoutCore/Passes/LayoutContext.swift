import AutoLayoutValues
import ConstraintSolver
import Foundation
package import LayoutEngine

/// The layout of one tree of views: its engine, and what is waiting to be done (F1.4).
///
/// A tree gets one when it is first laid out. The views know it, so that a change finds its way in
/// without a search. Changes are collected; ``update()`` brings the engine up to date, ``layout()``
/// copies frames out, from the root to the leaves.
///
/// A second kind, made for one question only, answers `systemLayoutSizeFitting` without touching
/// the live layout (F1.32): it keeps its own table of items.
@MainActor
package final class LayoutContext {
  let purpose: LayoutPurpose
  let rootHandle: WeakHandle
  package let grid: PixelGrid

  // Safe here and below: no client code runs while these change, and the engine calls nothing
  // back, so that no two accesses can meet.
  @safe @exclusivity(unchecked) var tables = EngineTables()
  @safe @exclusivity(unchecked) var pending = PendingWork()
  @safe @exclusivity(unchecked) var queues = LayoutQueues()
  @safe @exclusivity(unchecked) var wrapped = WrappedContents()
  var systemConstraints = SystemConstraintTable()
  var borrowedBaselines = BorrowedBaselines()
  var rootSizing = RootSizing()
  var turn: WindowTurn
  var running: RunningPasses = []
  /// How many views the tree has.
  var viewCount = 0
  /// Whether a view of the tree may read from right to left; until then leading is left.
  var mayBeMirrored: Bool
  /// The other layout that an exercise of the ambiguity shows.
  var exercise: AmbiguityExercise?
  /// Who watches the layout.
  var observer: (any LayoutObserver)?
  var counts = PassCounts()
  /// What may be ambiguous, as of a solve.
  var openAtSolve: (solve: Int, variables: OpenVariables)?
  var conflictLog = ConflictLog()

  private static var lastNumber: UInt32 = 0

  /// Makes the layout of the tree below and including a view.
  init(tree root: UIView) {
    Self.lastNumber = Self.lastNumber == .max ? 1 : Self.lastNumber + 1
    purpose = .tree(number: Self.lastNumber)
    rootHandle = root.weakHandle
    grid = PixelGrid(for: root)
    turn = root.flags.contains(.isWindow) ? .notRequested : .never
    mayBeMirrored = root.traitCollection.layoutDirection == .rightToLeft
    adoptPolicy(of: root)
  }

  /// Makes a layout for a question about the size of a view.
  init(questionAbout root: UIView) {
    purpose = .question(QuestionIDs())
    rootHandle = root.weakHandle
    grid = PixelGrid(for: root)
    turn = .never
    mayBeMirrored = true
    adoptPolicy(of: root.rootView)
  }

  var engine: LayoutEngine {
    _read { yield tables.engine }
    _modify { yield &tables.engine }
  }

  /// The view at the top of the tree, while it lives.
  var root: UIView? { rootHandle.view }

  /// Whether this is the layout of the tree, rather than that of a question.
  var isLive: Bool {
    if case .tree = purpose { true } else { false }
  }

  /// The number of a tree's layout; that of a question is nobody's.
  var number: UInt32? {
    if case .tree(let number) = purpose { number } else { nil }
  }

  /// Notes that a guide of a view has come in since the last update.
  package func noteArrivingGuide() { pending.arrivingGuides += 1 }

  /// Whether the update pass has something to do.
  package var isStale: Bool {
    get { pending.isStale }
    set {
      pending.isStale = newValue
      if newValue { requestTurn() }
    }
  }
}

extension PixelGrid {
  /// The grid of the screen that a view is on.
  @MainActor fileprivate init(for view: UIView) {
    let scale = view.traitCollection.displayScale
    self.init(scale: scale > 0 ? Double(scale) : 1)
  }
}
