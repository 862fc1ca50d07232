import LayoutEngine

struct RootSizing {
  private var heldAxes: Set<Axis> = []
  /// Whether constraints or priorities changed since the last check; others can't matter.
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
