@MainActor struct LayoutQueues {
  var constraintUpdates = DepthQueue()
  var layouts = DepthQueue()
  var frames = StaleFrames()
}
