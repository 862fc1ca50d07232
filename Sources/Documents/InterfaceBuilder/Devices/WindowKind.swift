/// A kind of window: the size decides size classes and safe area (F9.55, F15.5).
package struct WindowKind: Hashable, Sendable {
  package let id: String
  package let name: String
  private let shape: Shape

  private enum Shape: Sendable {
    case free(Free)
    /// A device's whole screen, or half the screen.
    case screen(Device, Device.Orientation)
  }

  /// A window of any size.
  private struct Free: Sendable {
    let idiom: Device.Idiom
    let scale: Double
    let upright: EdgeInsetsElement
    let wide: EdgeInsetsElement
    /// The least regular width; infinity if every width is compact.
    let regularWidth: Double
    /// The least regular height for windows that are wider than high.
    let regularHeight: Double
  }

  /// The only size of the window, in points; nil for windows of any size.
  package var size: (width: Int, height: Int)? {
    guard case .screen(let device, let orientation) = shape else { return nil }
    let size = device.size(orientation)
    return (Int(size.width), Int(size.height))
  }

  /// Makes a window with a size in points; a screen's classes and insets do not depend on the size.
  package func device(width: Double, height: Double) -> Device {
    let (model, idiom, scale): (Device?, Device.Idiom, Double) =
      switch shape {
      case .free(let free): (nil, free.idiom, free.scale)
      case .screen(let device, _): (device, device.idiom, device.scale)
      }
    return Device(
      id: id, name: name, width: width, height: height, scale: scale, idiom: idiom,
      models: [Device.windowModel], firstRelease: model?.firstRelease,
      cornerRadius: model?.cornerRadius, earlyTop: nil, upright: pose(width, height), onSide: nil)
  }

  private func pose(_ width: Double, _ height: Double) -> Device.Pose {
    switch shape {
    case .screen(let device, let orientation): return device.pose(orientation)
    case .free(let free):
      return Device.Pose(
        insets: width > height ? free.wide : free.upright,
        width: width >= free.regularWidth ? .regular : .compact,
        height: height >= free.regularHeight || width <= height ? .regular : .compact)
    }
  }

  package func sizeClasses(width: Int, height: Int) -> (width: SizeClass, height: SizeClass) {
    let pose = pose(Double(width), Double(height))
    return (pose.width, pose.height)
  }

  /// The directions in which windows of this kind have different size classes.
  package var variesClass: (width: Bool, height: Bool) {
    guard case .free(let free) = shape else { return (true, true) }
    return (free.regularWidth.isFinite, free.regularHeight > 0)
  }

  package static func named(_ id: String) -> WindowKind? { all.first { $0.id == id } }

  package static func == (a: WindowKind, b: WindowKind) -> Bool { a.id == b.id }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// Phone and pad windows, and the screens of the iPhone Duo.
  package static let all: [WindowKind] = [
    WindowKind(
      id: "iphone", name: "iPhone window",
      shape: .free(
        Free(
          idiom: .phone, scale: 3, upright: insets(top: 62, bottom: 34),
          wide: insets(left: 62, bottom: 21, right: 62), regularWidth: .infinity,
          // The highest compact screen has 466 points, the lowest regular screen 480 (F15.2).
          regularHeight: 480))),
    WindowKind(
      id: "ipad", name: "iPad window",
      shape: .free(
        Free(
          idiom: .pad, scale: 2, upright: insets(top: 24, bottom: 20),
          wide: insets(top: 24, bottom: 20), regularWidth: 640, regularHeight: 0))),
    duo("outer", "outer screen", "duo_outer", .portrait),
    duo("outer-landscape", "outer screen, landscape", "duo_outer", .landscape),
    duo("inner", "inner screen", "duo_inner", .landscape),
    duo("inner-portrait", "inner screen, portrait", "duo_inner", .portrait),
    duo("half", "left half", "duo_left", .portrait),
    duo("right-half", "right half", "duo_right", .portrait),
  ].compactMap { $0 }

  private static func duo(
    _ id: String, _ name: String, _ device: String, _ orientation: Device.Orientation
  ) -> WindowKind? {
    Device.all.first { $0.id == device }.map {
      WindowKind(
        id: "duo-\(id)", name: "iPhone Duo, \(name)", shape: .screen($0, orientation))
    }
  }

  private static func insets(
    top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0
  ) -> EdgeInsetsElement {
    EdgeInsetsElement(top: top, left: left, bottom: bottom, right: right)
  }
}
