import AutoLayout

extension Color {
  /// The color of a view or a text.
  init(_ color: UIColor) {
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      alpha: Double(color.alpha))
  }

  /// The color of a layer's border.
  init?(_ color: CGColor) {
    guard let components = color.components?.map({ Double($0) }) else { return nil }
    switch components.count {
    case 2: self.init(white: components[0], alpha: components[1])
    case 4:
      self.init(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    default: return nil
    }
  }
}
