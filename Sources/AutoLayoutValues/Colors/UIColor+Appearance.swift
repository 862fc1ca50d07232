package import Foundation

extension UIColor {
  /// Makes a colour of what a closure says for the traits of what shows it.
  ///
  /// - Parameter dynamicProvider: Called whenever the components are asked for (F12.10).
  @preconcurrency @MainActor
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    // The screen says what the colour is for where nobody else does, and has to be known by then.
    _ = UIScreen.main
    self.init(.provider(ColorProvider(dynamicProvider)))
  }

  /// Makes a colour of a value for each appearance.
  package convenience init(_ colors: AppearanceColors) {
    self.init(.values(colors))
  }

  /// Makes a colour of one for light interfaces and one for dark ones.
  package convenience init(light: UIColor, dark: UIColor) {
    self.init(
      AppearanceColors { ($0.isDark ? dark : light).components(in: $0) })
  }

  /// The colour as it is with some traits, the same wherever it is shown.
  ///
  /// - Parameter traitCollection: The traits.
  /// - Returns: A colour that depends on nothing; this one if it does not either.
  @preconcurrency @MainActor
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard variants != nil else { return self }
    let resolved = components(in: ColorSurroundings(traitCollection))
    return UIColor(
      red: resolved.red, green: resolved.green, blue: resolved.blue, alpha: resolved.alpha)
  }

  /// The components in an appearance; a client's closure is not asked.
  package final func components(in appearance: ColorAppearance) -> ColorComponents {
    guard case .values(let colors) = variants else { return components(in: nil) }
    return colors[appearance]
  }

  /// The components in what is shown at present (F12.10).
  package final var components: ColorComponents {
    variants == nil ? components(in: nil) : components(in: CurrentTraits.surroundings)
  }

  /// The red component in what is shown at present.
  package final var red: CGFloat { components.red }
  /// The green component in what is shown at present.
  package final var green: CGFloat { components.green }
  /// The blue component in what is shown at present.
  package final var blue: CGFloat { components.blue }
  /// The opacity in what is shown at present.
  package final var alpha: CGFloat { components.alpha }
}
