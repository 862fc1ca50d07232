import ConstraintSolver

/// What a constraint's left-hand side holds beside its variables, while it is being written.
struct LinearSum {
  var offset = 0.0
  var isExtent = true
  /// What the offset follows: the item, what of it, and with which factor.
  var sources: [(UInt32, Dependent.Source, Double)] = []
}

extension LayoutEngine {
  /// Writes `term` into `scratch` as variables, positions measured in the item `space` (-1: outside
  /// the root).
  mutating func expand(
    _ term: AnchorTerm, in space: Int32, _ isMirrored: Bool, _ sum: inout LinearSum
  ) {
    let index = term.anchor.item.raw
    let attribute = term.anchor.attribute
    let axis = attribute.axis
    let extent = items[Int(index)].extent(axis)
    guard !attribute.isExtent else {
      accumulate(extent, term.coefficient)
      return
    }
    sum.isExtent = false
    // Mirrored, near and far change places, and positions are measured from the right edge of the
    // space.
    var factor = term.coefficient
    var share = attribute.extentShare
    if isMirrored && axis == .horizontal && space >= 0 {
      accumulate(items[Int(space)].extent(axis), factor)
      factor = -factor
      share = 1 - share
    }
    // First the item's own position, then the chain of its parents: the subject comes first.
    var node = Int32(index)
    while node != space && node >= 0 {
      accumulate(items[Int(node)].position(axis), factor)
      node = items[Int(node)].parent
      if node != space && node >= 0 && items[Int(node)].details >= 0 {
        follow(UInt32(node), axis, factor, &sum)
      }
    }
    if attribute == .firstBaseline || attribute == .lastBaseline {
      let isFirst = attribute == .firstBaseline
      let baselines = details(of: index).baselines
      let sign: Double
      switch isFirst ? baselines.first : baselines.last {
      case .fromTop(let distance):
        share = 0
        sign = 1
        sum.offset += factor * distance
      case .fromBottom(let distance):
        share = 1
        sign = -1
        sum.offset -= factor * distance
      case .fromCenter(let distance):
        share = 0.5
        sign = 1
        sum.offset += factor * distance
      }
      sum.sources.append((index, isFirst ? .firstBaseline : .lastBaseline, sign * factor))
    }
    if share != 0 {
      accumulate(extent, factor * share)
    }
  }

  /// Leaves a scrolled item's content space: its children stand its scroll position nearer to its
  /// origin.
  private func follow(
    _ scrolled: UInt32, _ axis: Axis, _ factor: Double, _ sum: inout LinearSum
  ) {
    let record = details(of: scrolled)
    guard record.scrolls else { return }
    sum.offset -= factor * (axis == .horizontal ? record.shiftX : record.shiftY)
    sum.sources.append((scrolled, axis == .horizontal ? .shiftX : .shiftY, -factor))
  }

  /// Adds `coefficient * variable` to `scratch`; a variable stands there once, and not at all when
  /// it cancels.
  private mutating func accumulate(_ variable: VariableID, _ coefficient: Double) {
    for index in 0..<scratch.count where scratch[index].variable == variable {
      scratch[index].coefficient += coefficient
      if scratch[index].coefficient == 0 { scratch.remove(at: index) }
      return
    }
    scratch.append(Term(variable, coefficient))
  }
}
