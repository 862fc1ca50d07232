import LayoutEngine

/// Whether a root without a mask keeps its size because its constraints leave it ambiguous.
struct RootSizing {
  private var heldAxes: Set<Axis> = []
  /// Whether constraints were added, removed or changed in priority since the last check; other
  /// changes can't make the size ambiguous.
  private(set) var mayBeAmbiguous = true

  func isHeld(on axis: Axis) -> Bool { heldAxes.contains(axis) }

  mutating func hold(on axis: Axis) { heldAxes.insert(axis) }

  mutating func constraintsDidChange() { mayBeAmbiguous = true }

  mutating func didCheck() { mayBeAmbiguous = false }

  mutating func release() {
    heldAxes = []
    mayBeAmbiguous = true
  }
}
