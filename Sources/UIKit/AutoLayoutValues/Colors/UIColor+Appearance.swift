package import Foundation

extension UIColor {
  /// Makes a color from a closure, which is called whenever the components are read (F12.10).
  @preconcurrency @MainActor
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    // The screen provides the traits if nothing else does, so it must exist by then.
    _ = UIScreen.main
    self.init(.provider(ColorProvider(dynamicProvider)))
  }

  package convenience init(_ colors: AppearanceColors) {
    self.init(.values(colors))
  }

  package convenience init(light: UIColor, dark: UIColor) {
    self.init(
      AppearanceColors { ($0.isDark ? dark : light).components(in: $0) })
  }

  @preconcurrency @MainActor
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard variants != nil else { return self }
    let resolved = components(in: ColorSurroundings(traitCollection))
    return UIColor(
      red: resolved.red, green: resolved.green, blue: resolved.blue, alpha: resolved.alpha)
  }

  /// Returns the components for an appearance; calls no client closures.
  package final func components(in appearance: ColorAppearance) -> ColorComponents {
    guard case .values(let colors) = variants else { return components(in: nil) }
    return colors[appearance]
  }

  /// The components for the current traits (F12.10).
  package final var components: ColorComponents {
    variants == nil ? components(in: nil) : components(in: CurrentTraits.surroundings)
  }

  package final var red: CGFloat { components.red }
  package final var green: CGFloat { components.green }
  package final var blue: CGFloat { components.blue }
  package final var alpha: CGFloat { components.alpha }
}
