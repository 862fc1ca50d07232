/// The style of view pictures.
public struct ViewStyle: Hashable, Sendable {
  /// Whether views that draw no background get thin outlines, colored by depth.
  public var hasOutlines: Bool

  /// Makes a style, by default with outlines.
  public init(hasOutlines: Bool = true) { self.hasOutlines = hasOutlines }

  /// Views as on a device, with no additions.
  public static let plain = ViewStyle(hasOutlines: false)
  /// Views with outlines, which show transparent containers.
  public static let outlined = ViewStyle()

  static let outlines: [Color] = [
    Color(red: 0.20, green: 0.45, blue: 0.85, alpha: 0.55),
    Color(red: 0.85, green: 0.35, blue: 0.20, alpha: 0.55),
    Color(red: 0.15, green: 0.60, blue: 0.35, alpha: 0.55),
    Color(red: 0.60, green: 0.30, blue: 0.75, alpha: 0.55),
    Color(red: 0.80, green: 0.60, blue: 0.10, alpha: 0.60),
    Color(red: 0.10, green: 0.60, blue: 0.65, alpha: 0.55),
  ]
}
