/// What a picture of views shows beside what the views themselves show.
public struct ViewStyle: Hashable, Sendable {
  /// Whether views without a background have a thin outline, its tint by the view's depth.
  public var hasOutlines: Bool

  /// Makes a style.
  ///
  /// - Parameter hasOutlines: Whether views without a background have a thin outline.
  public init(hasOutlines: Bool = true) { self.hasOutlines = hasOutlines }

  /// The views as a user sees them.
  public static let plain = ViewStyle(hasOutlines: false)
  /// The views with outlines, so that the layout can be seen.
  public static let outlined = ViewStyle()

  /// The tints of the outlines, by the depth of the view; after the last the first comes again.
  static let outlines: [Color] = [
    Color(red: 0.20, green: 0.45, blue: 0.85, alpha: 0.55),
    Color(red: 0.85, green: 0.35, blue: 0.20, alpha: 0.55),
    Color(red: 0.15, green: 0.60, blue: 0.35, alpha: 0.55),
    Color(red: 0.60, green: 0.30, blue: 0.75, alpha: 0.55),
    Color(red: 0.80, green: 0.60, blue: 0.10, alpha: 0.60),
    Color(red: 0.10, green: 0.60, blue: 0.65, alpha: 0.55),
  ]
}
