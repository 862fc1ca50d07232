/// Views waiting for a pass.
@MainActor struct LayoutQueues {
  /// Those whose `updateConstraints()` is due.
  var constraintUpdates = DepthQueue()
  /// Those whose `layoutSubviews()` is due.
  var layouts = DepthQueue()
  /// Those that the solver has moved.
  var frames = StaleFrames()
}
