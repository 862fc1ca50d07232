import AutoLayoutCore

struct AxisAttributes {
  let near: NSLayoutConstraint.Attribute
  let far: NSLayoutConstraint.Attribute
  let extent: NSLayoutConstraint.Attribute
  let middle: NSLayoutConstraint.Attribute

  static func along(_ axis: NSLayoutConstraint.Axis) -> AxisAttributes {
    axis == .horizontal
      ? AxisAttributes(near: .leading, far: .trailing, extent: .width, middle: .centerX)
      : AxisAttributes(near: .top, far: .bottom, extent: .height, middle: .centerY)
  }

  static func across(_ axis: NSLayoutConstraint.Axis) -> AxisAttributes {
    along(axis == .horizontal ? .vertical : .horizontal)
  }
}
