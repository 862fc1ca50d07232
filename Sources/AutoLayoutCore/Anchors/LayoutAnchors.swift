/// The anchors of one view or guide, each made when it is first asked for and the same ever after,
/// so that `view.topAnchor === view.topAnchor` holds.
///
/// The view or guide owns them; they only have its handle. So nothing keeps itself alive in a
/// circle, and an anchor that somebody keeps for longer than the view is one of nothing.
@MainActor final class LayoutAnchors {
  private let handle: WeakHandle

  nonisolated init(_ handle: WeakHandle) {
    self.handle = handle
  }

  private(set) lazy var leading = NSLayoutXAxisAnchor(handle, .leading)
  private(set) lazy var trailing = NSLayoutXAxisAnchor(handle, .trailing)
  private(set) lazy var left = NSLayoutXAxisAnchor(handle, .left)
  private(set) lazy var right = NSLayoutXAxisAnchor(handle, .right)
  private(set) lazy var centerX = NSLayoutXAxisAnchor(handle, .centerX)

  private(set) lazy var top = NSLayoutYAxisAnchor(handle, .top)
  private(set) lazy var bottom = NSLayoutYAxisAnchor(handle, .bottom)
  private(set) lazy var centerY = NSLayoutYAxisAnchor(handle, .centerY)
  private(set) lazy var firstBaseline = NSLayoutYAxisAnchor(handle, .firstBaseline)
  private(set) lazy var lastBaseline = NSLayoutYAxisAnchor(handle, .lastBaseline)

  private(set) lazy var width = NSLayoutDimension(handle, .width)
  private(set) lazy var height = NSLayoutDimension(handle, .height)
}
