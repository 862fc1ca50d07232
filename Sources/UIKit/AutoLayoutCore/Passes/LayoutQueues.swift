import AutoLayoutValues

@MainActor struct LayoutQueues {
  /// The views whose traits changed, with their earlier traits.
  var traits: [(view: WeakHandle, old: UITraitCollection)] = []
  var properties = DepthQueue()
  var constraintUpdates = DepthQueue()
  var layouts = DepthQueue()
  var frames = StaleFrames()
}
