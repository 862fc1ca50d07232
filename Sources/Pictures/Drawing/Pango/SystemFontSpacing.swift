enum SystemFontSpacing {
  /// The tracking of SF UI Text by size, in thousandths of the em (F9.29).
  private static let tracking: [(size: Double, thousandths: Double)] = [
    (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20), (17, -24), (18, -25),
    (19, -26),
  ]
  /// The tracking of Inter Display, measured against San Francisco.
  private static let displayTracking = -11.0

  static let ascent = 0.9521
  static let descent = 0.2412

  /// The space to add between letters, in points; 0 for every font but the system's.
  static func tracking(of font: Font) -> Double {
    guard font.family == .system, let first = tracking.first, let last = tracking.last else {
      return 0
    }
    if font.size > last.size { return displayTracking * font.size / 1000 }
    let entry = tracking.last { $0.size <= font.size } ?? first
    return entry.thousandths * font.size / 1000
  }
}
