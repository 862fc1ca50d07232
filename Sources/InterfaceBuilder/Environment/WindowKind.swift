/// A kind of window: its size decides size classes and safe area (F9.55).
package struct WindowKind: Hashable, Sendable {
  package let id: String
  package let name: String
  /// The only size of the window, in points; nil for windows of any size.
  package let size: (width: Int, height: Int)?
  private let idiom: Device.Idiom
  private let scale: Double
  private let upright: EdgeInsetsElement
  private let wide: EdgeInsetsElement
  /// The least regular width; infinity if every width is compact.
  package let regularWidth: Double
  /// The least regular height of a window that is wider than high.
  package let regularHeight: Double

  package func device(width: Int, height: Int) -> Device {
    let area = width > height ? wide : upright
    let classes = sizeClasses(width: width, height: height)
    return Device(
      id: id, name: name, width: Double(width), height: Double(height), scale: scale,
      idiom: idiom, models: [Device.windowModel], firstRelease: nil, cornerRadius: nil,
      earlyTop: nil,
      upright: Device.Pose(insets: area, width: classes.width, height: classes.height),
      onSide: nil)
  }

  package func sizeClasses(width: Int, height: Int) -> (width: SizeClass, height: SizeClass) {
    (
      Double(width) >= regularWidth ? .regular : .compact,
      Double(height) >= regularHeight || width <= height ? .regular : .compact
    )
  }

  package static func named(_ id: String) -> WindowKind? { all.first { $0.id == id } }

  package static func == (a: WindowKind, b: WindowKind) -> Bool { a.id == b.id }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// The windows of a phone and a pad, and the screens of the iPhone Duo with their status strips.
  package static let all: [WindowKind] = [
    WindowKind(
      id: "iphone", name: "iPhone window", size: nil, idiom: .phone, scale: 3,
      upright: insets(top: 62, bottom: 34), wide: insets(left: 62, bottom: 21, right: 62),
      regularWidth: .infinity, regularHeight: 480),
    WindowKind(
      id: "ipad", name: "iPad window", size: nil, idiom: .pad, scale: 2,
      upright: insets(top: 24, bottom: 20), wide: insets(top: 24, bottom: 20),
      regularWidth: 640, regularHeight: 0),
    duo("outer", "outer screen", (466, 678), insets(bottom: 34, right: 84), regularWidth: 640),
    duo(
      "outer-landscape", "outer screen, landscape", (678, 466), insets(left: 84, bottom: 34),
      regularWidth: .infinity),
    duo("inner", "inner screen", (951, 669), insets(bottom: 34, right: 84), regularWidth: 640),
    duo(
      "inner-portrait", "inner screen, portrait", (669, 951), insets(top: 82, bottom: 34),
      regularWidth: 640),
    duo("half", "leading half", (469, 669), insets(left: 84, bottom: 34), regularWidth: 640),
    duo(
      "trailing-half", "trailing half", (469, 669), insets(bottom: 34, right: 84),
      regularWidth: 640),
  ]

  private static func duo(
    _ id: String, _ name: String, _ size: (width: Int, height: Int), _ area: EdgeInsetsElement,
    regularWidth: Double
  ) -> WindowKind {
    WindowKind(
      id: "duo-\(id)", name: "iPhone Duo, \(name)", size: size, idiom: .phone, scale: 3,
      upright: area, wide: area, regularWidth: regularWidth, regularHeight: 480)
  }

  private static func insets(
    top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0
  ) -> EdgeInsetsElement {
    EdgeInsetsElement(top: top, left: left, bottom: bottom, right: right)
  }
}
