extension Device {
  /// The widths and heights of windows that a name can request, in points.
  package static let windowSides = 50.0...5000.0

  static let windowModel = "window"

  /// Makes a window of an iPhone app from a size such as `700x500`, or `700x500/regular` (F15.5).
  ///
  /// A window as large as a known screen has the screen's insets and classes. Other windows have no
  /// insets and a compact width at any size.
  init?(window text: String) {
    let parts = text.lowercased().split(separator: "/", omittingEmptySubsequences: false)
    let sides = parts[0].split(separator: "x", omittingEmptySubsequences: false)
      .compactMap { Double($0) }
    guard sides.count == 2, sides.allSatisfy(Self.windowSides.contains), parts.count <= 2,
      parts[0].allSatisfy({ $0.isNumber || $0 == "x" || $0 == "." }),
      let width = SizeClass(rawValue: parts.count == 2 ? String(parts[1]) : "compact")
    else { return nil }
    let screen = Self.screen(width: sides[0], height: sides[1])
    var pose =
      screen?.pose
      ?? Pose(
        insets: .zero, width: width,
        // The highest compact screen has 466 points, the lowest regular one 480 (F15.2).
        height: sides[0] > sides[1] && sides[1] < 480 ? .compact : .regular)
    if parts.count == 2 { pose.width = width }
    self.init(
      id: text.lowercased(), name: "window", width: sides[0], height: sides[1],
      scale: screen?.device.scale ?? 3, idiom: screen?.device.idiom ?? .phone,
      models: [Self.windowModel],
      firstRelease: screen?.device.firstRelease, cornerRadius: screen?.device.cornerRadius,
      earlyTop: nil, upright: pose, onSide: nil)
  }

  private static func screen(width: Double, height: Double) -> (device: Device, pose: Pose)? {
    for device in all where device.turns {
      if device.width == width, device.height == height { return (device, device.upright) }
      if device.width == height, device.height == width {
        return (device, device.pose(.landscape))
      }
    }
    return nil
  }
}
