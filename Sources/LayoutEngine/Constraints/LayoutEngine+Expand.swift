import ConstraintSolver

/// A constraint's left-hand side while it is being written: what it holds beside the variables in
/// ``LayoutEngine/scratch``.
struct LinearSum {
  /// The item in which positions are measured; ``ItemID/outside`` around a root.
  let space: ItemID
  /// Whether positions are measured from the right edge of the space.
  let isMirrored: Bool
  /// In points.
  var offset = 0.0
  /// Whether all terms are extents.
  var isExtent = true
  /// Whether terms along both axes have come in.
  private(set) var isCrossing = false
  private var axis: Axis?
  /// What the offset follows: each a part of an item, and the factor with which the offset does.
  var followed: [(item: ItemID, source: OffsetSource, coefficient: Double)] = []

  init(space: ItemID, isMirrored: Bool) {
    self.space = space
    self.isMirrored = isMirrored
  }

  /// Notes the axis of a term.
  mutating func note(_ axis: Axis) {
    isCrossing = isCrossing || self.axis ?? axis != axis
    self.axis = axis
  }

  /// Adds a quantity that the solver does not know, and follows it.
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
    // Mirrored, near and far change places, and positions are measured from the right edge of the
    // space.
    var factor = term.coefficient
    var share = attribute.extentShare
    if sum.isMirrored && axis == .horizontal && sum.space != .outside {
      accumulate(items[sum.space][axis].extent, factor)
      factor = -factor
      share = 1 - share
    }
    // First the item's own position, then those of its ancestors: the subject comes first.
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
  /// - Returns: How much of the item's extent lies before that part.
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

  /// Leaves a scrolled item's content space: its children stand its scroll position nearer to its
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

  /// Adds `coefficient * variable` to ``scratch``; a variable stands there once, and not at all
  /// when it cancels.
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
