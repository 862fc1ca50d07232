import AutoLayout

extension Color {
  init(_ color: UIColor) {
    let components = color.components
    self.init(
      red: Double(components.red), green: Double(components.green),
      blue: Double(components.blue), alpha: Double(components.alpha))
  }

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
