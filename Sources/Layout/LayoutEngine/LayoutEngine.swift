public import ConstraintSolver

/// Lays out a tree of items: a constraint solver finds the rectangles.
///
/// An item is anything that has a rectangle (a view, a guide). Each has four variables (F1.1): `x`
/// and `y`, relative to the parent's alignment rectangle, and `width` and `height`. Because
/// positions are relative, moving a subtree changes two variables, and constraints inside it keep
/// their equations.
///
/// The engine does not know views or a toolkit; it takes ids and returns numbers. Changes are
/// collected and solved together by ``solve()``. A value has a single owner, and may be used on any
/// thread, but not on two at a time.
@safe
public struct LayoutEngine: ~Copyable {
  /// The place of the underlying solver.
  ///
  /// The solver is a large value: as a stored property, it would be moved on every read of the
  /// engine.
  let solverPlace: UnsafeMutablePointer<Solver>
  package var solver: Solver {
    @inline(__always) _read { yield unsafe solverPlace.pointee }
    @inline(__always) _modify { yield unsafe &solverPlace.pointee }
  }
  var items = FlatArray<ItemRecord>()
  /// The solved rectangle of each item, in points.
  var rects = FlatArray<LayoutRect>()
  var freeItems = ContiguousArray<ItemID>()
  /// The additional properties of some items.
  var details = ContiguousArray<ItemDetails>()
  var freeDetails = ContiguousArray<Int32>()
  /// The owner of each solver variable.
  var owners = FlatArray<VariableOwner>()
  /// The constraints whose left-hand side has a constant part.
  var shifted: [ConstraintID: ShiftedConstant] = [:]
  /// The constraints whose offset depends on an item's baselines or scroll position.
  var dependents: [ItemID: [Dependent]] = [:]
  /// The items whose baselines or scroll positions a constraint depends on.
  var followed: [ConstraintID: [ItemID]] = [:]
  /// The constraints with terms along both axes.
  var crossings: Set<ConstraintID> = []
  /// The items that the last solve changed, and the changes of each.
  var changed = ContiguousArray<ItemID>()
  var changes = FlatArray<ItemChange>()
  /// The terms of the constraint that is being added to the solver.
  var scratch = FlatArray<Term>()
  /// The number of items that have had a content size.
  var installations: Int64 = 0

  /// Makes an engine that has no items and no constraints.
  public init() {
    unsafe solverPlace = .allocate(capacity: 1)
    unsafe solverPlace.initialize(to: Solver())
  }

  deinit {
    unsafe solverPlace.deinitialize(count: 1)
    unsafe solverPlace.deallocate()
  }

  /// The choice of inequalities that leave a range open, from the next ``solve()`` on; earlier
  /// decisions that are still optimal stay.
  public var tiePolicy: TiePolicy {
    get { solver.tiePolicy }
    set { solver.tiePolicy = newValue }
  }

  /// The number of live items.
  public var itemCount: Int {
    items.count - freeItems.count
  }
}

/// A constant whose constraint has an offset; the solver receives `constant - offset`.
struct ShiftedConstant {
  /// The constant set by the caller, in points.
  var constant: Double
  /// The constant part of the left-hand side, in points.
  var offset: Double
}

/// An item's property that an offset depends on.
enum OffsetSource: UInt8 {
  case firstBaseline, lastBaseline, shiftX, shiftY
}

/// A constraint whose offset depends on an item's property.
struct Dependent {
  var constraint: ConstraintID
  var source: OffsetSource
  /// The change of the offset when the source grows by one point.
  var coefficient: Double
}

extension LayoutEngine {
  /// Adds the constraint `first + second (relation) constant`.
  ///
  /// Positions are measured in the nearest item that contains all the items named. If an item
  /// contains the other, the outer item's edges are measured from the outer origin (F1.6).
  ///
  /// - Parameters:
  ///   - first: The first addend; the solver's subject if possible.
  ///   - second: The second addend, if any. `a == m * b + c` is written `a + (-m) * b == c`.
  ///   - properties: Relation, constant, priority and the rest.
  /// - Returns: The constraint's identity.
  /// - Throws: `SolverError` when a number is not finite; nothing has changed then.
  /// - Complexity: O(depth between the items), apart from the solver's work at the next
  ///   ``solve()``.
  public mutating func add(
    _ first: AnchorTerm, _ second: AnchorTerm? = nil, properties: ConstraintProperties
  ) throws(SolverError) -> ConstraintID {
    var space = items[first.anchor.item].parent
    if let second {
      space = items.commonAncestor(first.anchor.item, second.anchor.item)
    }
    scratch.removeAll()
    var sum = LinearSum(space: space, isMirrored: properties.isMirrored)
    expand(first, into: &sum)
    if let second {
      expand(second, into: &sum)
    }
    return try install(sum, properties, isLone: second == nil)
  }

  /// Adds a constraint over a list of addends, measured in the nearest item that contains all of
  /// them.
  ///
  /// - Throws: `SolverError` when a number is not finite; nothing has changed then.
  /// - Complexity: O(terms × depth between the items), apart from the solver's work at the next
  ///   ``solve()``.
  public mutating func add(
    _ terms: [AnchorTerm], properties: ConstraintProperties
  ) throws(SolverError) -> ConstraintID {
    precondition(!terms.isEmpty, "A constraint needs at least one item.")
    var space = terms[0].anchor.item
    for term in terms.dropFirst() where space != .outside {
      space = items.commonAncestor(space, term.anchor.item)
    }
    scratch.removeAll()
    var sum = LinearSum(space: space, isMirrored: properties.isMirrored)
    for term in terms {
      expand(term, into: &sum)
    }
    return try install(sum, properties, isLone: terms.count == 1)
  }

  /// Removes a live constraint; the identity may be reused.
  ///
  /// - Complexity: O(constraints that follow the same baselines or scroll positions), apart from
  ///   the solver's work at the next ``solve()``.
  public mutating func remove(_ id: ConstraintID) {
    if !followed.isEmpty, let sources = followed.removeValue(forKey: id) {
      shifted[id] = nil
      for item in sources {
        dependents[item]?.removeAll { $0.constraint == id }
      }
    }
    if !crossings.isEmpty { crossings.remove(id) }
    solver.remove(id)
  }

  /// Changes a live constraint's constant in points, the cheapest change of all.
  ///
  /// - Throws: `SolverError` when the number is not finite; nothing has changed then.
  /// - Complexity: O(1), apart from the solver's work at the next ``solve()``.
  public mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
    guard !shifted.isEmpty, var shift = shifted[id] else {
      return try solver.setConstant(constant, of: id)
    }
    try solver.setConstant(constant - shift.offset, of: id)
    shift.constant = constant
    shifted[id] = shift
  }

  /// Changes a live constraint's priority, also from and to required.
  ///
  /// - Complexity: O(1), apart from the solver's work at the next ``solve()``.
  public mutating func setPriority(_ priority: Priority, of id: ConstraintID) {
    solver.setPriority(priority, of: id)
  }

  /// Turns a required constraint that cannot hold into the strongest optional constraint (F2.30).
  ///
  /// If several cannot hold together, the last constraint takes the whole error, because a
  /// constraint added into a tie stays violated (F1.40).
  ///
  /// - Parameters:
  ///   - id: A live constraint.
  ///   - turn: A number that increases with each call.
  /// - Complexity: O(1), apart from the solver's work at the next ``solve()``.
  package mutating func relax(_ id: ConstraintID, turn: Int) {
    solver.setTieBreak(.rank(-Int64(turn)), of: id)
    solver.setPriority(.broken, of: id)
  }

  private mutating func install(
    _ sum: LinearSum, _ properties: ConstraintProperties, isLone: Bool
  ) throws(SolverError) -> ConstraintID {
    // A range on an extent prefers the bound, any other range the smallest distance (F1.20, F1.21).
    let tie: TieBreak =
      properties.relation == .equal ? .none : isLone && sum.isExtent ? .bound : .nearestZero
    let id = try addScratch(properties, offset: sum.offset, tie: tie)
    if sum.isCrossing { crossings.insert(id) }
    guard !sum.followed.isEmpty else { return id }
    shifted[id] = ShiftedConstant(constant: properties.constant, offset: sum.offset)
    for followed in sum.followed {
      dependents[followed.item, default: []].append(
        Dependent(constraint: id, source: followed.source, coefficient: followed.coefficient))
      self.followed[id, default: []].append(followed.item)
    }
    return id
  }

  /// Adds a constraint with the terms in `scratch` to the solver.
  mutating func addScratch(
    _ properties: ConstraintProperties, offset: Double, tie: TieBreak
  ) throws(SolverError) -> ConstraintID {
    // The pointer allows access to the solver while it reads terms of `self`.
    let solver = unsafe solverPlace
    return try scratch.withSpan { terms throws(SolverError) in
      unsafe try solver.pointee.add(
        terms, properties.relation, to: properties.constant - offset,
        priority: properties.priority, tie: tie,
        relaxationRank: properties.rank.rawValue)
    }
  }
}

/// A constraint's left-hand side under construction, except the variables in
/// ``LayoutEngine/scratch``.
struct LinearSum {
  /// The item in which positions are measured; ``ItemID/outside`` around a root.
  let space: ItemID
  /// Whether positions are measured from the right edge of the space.
  let isMirrored: Bool
  /// The constant part, in points.
  var offset = 0.0
  /// Whether all terms are extents.
  var isExtent = true
  /// Whether there are terms along both axes.
  private(set) var isCrossing = false
  private var axis: Axis?
  /// The sources of the offset, each with the item and the coefficient.
  var followed: [(item: ItemID, source: OffsetSource, coefficient: Double)] = []

  init(space: ItemID, isMirrored: Bool) {
    self.space = space
    self.isMirrored = isMirrored
  }

  mutating func note(_ axis: Axis) {
    isCrossing = isCrossing || self.axis ?? axis != axis
    self.axis = axis
  }

  /// Adds a quantity that the solver does not know, and records the dependency.
  mutating func follow(
    _ source: OffsetSource, of item: ItemID, value: Double, coefficient: Double
  ) {
    offset += coefficient * value
    followed.append((item, source, coefficient))
  }
}

extension LayoutEngine {
  /// Writes `term` into ``scratch`` as variables.
  mutating func expand(_ term: AnchorTerm, into sum: inout LinearSum) {
    let item = term.anchor.item
    let attribute = term.anchor.attribute
    let axis = attribute.axis
    sum.note(axis)
    let extent = items[item][axis].extent
    guard !attribute.isExtent else {
      accumulate(extent, term.coefficient)
      return
    }
    sum.isExtent = false
    // In a mirrored constraint, near and far are exchanged, and positions are measured from the
    // right edge of the space.
    var factor = term.coefficient
    var share = attribute.extentShare
    if sum.isMirrored && axis == .horizontal && sum.space != .outside {
      accumulate(items[sum.space][axis].extent, factor)
      factor = -factor
      share = 1 - share
    }
    // The item's own position comes before the ancestors' positions: the subject is first.
    var node = item
    while node != sum.space && node != .outside {
      accumulate(items[node][axis].position, factor)
      node = items[node].parent
      if node != sum.space && node != .outside && items[node].details >= 0 {
        followScroll(of: node, axis, factor: factor, in: &sum)
      }
    }
    if attribute == .firstBaseline || attribute == .lastBaseline {
      share = followBaseline(attribute, of: item, factor: factor, in: &sum)
    }
    if share != 0 {
      accumulate(extent, factor * share)
    }
  }

  /// Adds a baseline's distance from the part of the item it is measured from.
  ///
  /// - Returns: The share of the item's extent before that part.
  private func followBaseline(
    _ attribute: ItemAttribute, of item: ItemID, factor: Double, in sum: inout LinearSum
  ) -> Double {
    let isFirst = attribute == .firstBaseline
    let source: OffsetSource = isFirst ? .firstBaseline : .lastBaseline
    let baselines = details(of: item).baselines
    switch isFirst ? baselines.first : baselines.last {
    case .fromTop(let distance):
      sum.follow(source, of: item, value: distance, coefficient: factor)
      return 0
    case .fromBottom(let distance):
      sum.follow(source, of: item, value: distance, coefficient: -factor)
      return 1
    case .fromCenter(let distance):
      sum.follow(source, of: item, value: distance, coefficient: factor)
      return 0.5
    }
  }

  /// Leaves a scrolled item's content space: the scroll position moves the children toward the
  /// origin.
  private func followScroll(
    of item: ItemID, _ axis: Axis, factor: Double, in sum: inout LinearSum
  ) {
    let details = details(of: item)
    guard details.scrolls else { return }
    if axis == .horizontal {
      sum.follow(.shiftX, of: item, value: details.shiftX, coefficient: -factor)
    } else {
      sum.follow(.shiftY, of: item, value: details.shiftY, coefficient: -factor)
    }
  }

  /// Adds `coefficient * variable` to ``scratch``, which contains each variable once at most, and
  /// drops a variable that cancels.
  ///
  /// - Complexity: O(terms written so far), few even between distant items.
  private mutating func accumulate(_ variable: VariableID, _ coefficient: Double) {
    for index in 0..<scratch.count where scratch[index].variable == variable {
      scratch[index].coefficient += coefficient
      if scratch[index].coefficient == 0 { scratch.remove(at: index) }
      return
    }
    scratch.append(Term(variable, coefficient))
  }
}

/// The item's values that the last solve changed.
public struct ItemChange: OptionSet, Sendable, BitwiseCopyable {
  /// A bit for each value, from the lowest: x, width, y, height.
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The left edge, relative to the parent's left edge.
  public static let x = ItemChange(rawValue: 1)
  public static let width = ItemChange(rawValue: 2)
  /// The top edge, relative to the parent's top edge.
  public static let y = ItemChange(rawValue: 4)
  public static let height = ItemChange(rawValue: 8)
  /// Both extents: the width and the height.
  public static let size: ItemChange = [.width, .height]
}

extension LayoutEngine {
  /// Updates all rectangles to the constraints.
  ///
  /// Afterwards ``changedItems`` lists the items with a new value, and ``conflicts`` the sets that
  /// cannot hold.
  ///
  /// - Complexity: Proportional to everything that the changes since the last call touch.
  public mutating func solve() {
    for item in changed {
      changes[item] = []
    }
    changed.removeAll(keepingCapacity: true)
    // The pointer allows changes to tables of `self` while the solver's lists are read.
    let solver = unsafe solverPlace
    unsafe solver.pointee.solve()
    unsafe solver.pointee.withChanges { variables, values in
      for index in variables.indices {
        copy(variables[index], values[Int(variables[index].raw)])
      }
    }
  }

  /// Copies a new value into the rectangle that contains it.
  @inline(__always)
  private mutating func copy(_ variable: VariableID, _ value: Double) {
    let owner = owners[Int(variable.raw)]
    guard owner != .nobody else { return }
    let item = owner.item
    let part = owner.value
    if changes[item].isEmpty { changed.append(item) }
    changes[item].formUnion(part)
    switch part {
    case .x: rects[item].x = value
    case .width: rects[item].width = value
    case .y: rects[item].y = value
    default: rects[item].height = value
    }
  }

  /// The items that the last ``solve()`` moved or resized, each once.
  public var changedItems: ContiguousArray<ItemID> {
    changed
  }

  /// Returns the item's values that the last ``solve()`` changed; empty if there are none.
  public func change(of item: ItemID) -> ItemChange {
    changes[item]
  }

  /// The required sets that could not hold at the last ``solve()``, and the constraints broken.
  public var conflicts: [Conflict] {
    solver.conflicts
  }
}

/// The device's pixels, to which solved rectangles are rounded when they are copied out.
public struct PixelGrid: Equatable, Sendable {
  /// The rounding for positions halfway between two pixel lines.
  public enum Halfway: Sendable {
    /// To the right or down, for either sign (F6.24, F6.25).
    case forward
    /// To the left or up.
    case backward
  }

  /// Pixels per point; more than 0.
  public let scale: Double
  /// The rounding of horizontal edges halfway between two rows of pixels.
  public let rows: Halfway

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point; finite and more than 0.
  ///   - rows: The rounding of horizontal edges halfway between two rows of pixels.
  public init(scale: Double, rows: Halfway = .forward) {
    precondition(scale > 0 && scale.isFinite, "A display scale is a positive number.")
    self.scale = scale
    self.rows = rows
  }

  /// Returns the nearest pixel line to a position in points, ``Halfway/forward`` from halfway
  /// (F6.24, F6.25).
  public func rounded(_ value: Double) -> Double {
    (value * scale + 0.5 + Self.tolerance).rounded(.down) / scale
  }

  /// Rounds each edge in points to the nearest pixel line; the size is the difference of the edges
  /// (F6.24).
  public func rounded(_ rect: LayoutRect) -> LayoutRect {
    let left = rounded(rect.x)
    let top = roundedRow(rect.y)
    return LayoutRect(
      x: left, y: top, width: Self.extent(from: left, to: rounded(rect.x + rect.width)),
      height: Self.extent(from: top, to: roundedRow(rect.y + rect.height)))
  }

  /// Returns the distance between two pixel lines; whole points are exact (F6.55).
  private static func extent(from first: Double, to last: Double) -> Double {
    let extent = last - first
    let whole = extent.rounded()
    return abs(extent - whole) < 1e-9 ? whole : extent
  }

  private func roundedRow(_ value: Double) -> Double {
    rows == .forward ? rounded(value) : -rounded(-value)
  }

  /// Returns the next pixel line at or above a length in points, as text sizes are rounded (F9.4).
  public func roundedUp(_ value: Double) -> Double {
    (value * scale - Self.tolerance).rounded(.up) / scale
  }

  /// The tolerance in pixels: rounding in the solver must not decide a half.
  private static let tolerance = 1e-6
}
