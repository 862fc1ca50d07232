import LayoutEngine

/// Whether a root without a mask keeps the size it has, because its constraints leave it ambiguous.
struct RootSizing {
  /// The axes on which the root is held.
  private var heldAxes: Set<Axis> = []
  /// Whether constraints have come, gone or changed their priority since the size was last looked
  /// at: other changes cannot make it ambiguous.
  private(set) var mayBeAmbiguous = true

  func isHeld(on axis: Axis) -> Bool { heldAxes.contains(axis) }

  mutating func hold(on axis: Axis) { heldAxes.insert(axis) }

  mutating func constraintsDidChange() { mayBeAmbiguous = true }

  /// The size was looked at.
  mutating func didCheck() { mayBeAmbiguous = false }

  /// What held the root is gone.
  mutating func release() {
    heldAxes = []
    mayBeAmbiguous = true
  }
}
