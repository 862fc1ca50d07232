extension Device {
  /// The widths and heights of windows that a name can request, in points.
  package static let windowSides = 50.0...5000.0

  static let windowModel = "window"

  /// Makes a window from a size: `700x500` for an iPhone app, `700x500/ipad` for an iPad app.
  ///
  /// `700x500/regular` is an iPhone window of that width class. A window as large as an iPhone Duo
  /// screen is this screen. ``WindowKind`` knows classes and insets.
  init?(window text: String) {
    let parts = text.lowercased().split(separator: "/", omittingEmptySubsequences: false)
    let sides = parts[0].split(separator: "x", omittingEmptySubsequences: false)
      .compactMap { Double($0) }
    guard sides.count == 2, sides.allSatisfy(Self.windowSides.contains), parts.count <= 2,
      parts[0].allSatisfy({ $0.isNumber || $0 == "x" || $0 == "." })
    else { return nil }
    let suffix = parts.count == 2 ? String(parts[1]) : nil
    let width = suffix.flatMap { SizeClass(rawValue: $0) }
    let named = suffix.flatMap { WindowKind.named($0) }.flatMap { $0.size == nil ? $0 : nil }
    guard suffix == nil || width != nil || named != nil else { return nil }
    let screen = WindowKind.all.first { kind in
      kind.size.map { Double($0.width) == sides[0] && Double($0.height) == sides[1] } ?? false
    }
    guard let kind = named ?? screen ?? WindowKind.named("iphone") else { return nil }
    let window = kind.device(width: sides[0], height: sides[1])
    var pose = window.upright
    if let width { pose.width = width }
    self.init(
      id: text.lowercased(), name: window.name, width: sides[0], height: sides[1],
      scale: window.scale, idiom: window.idiom, models: window.models,
      firstRelease: window.firstRelease, cornerRadius: window.cornerRadius, earlyTop: nil,
      upright: pose, onSide: nil)
  }
}
