/// Which design the system font has; it changed with the releases of iOS.
public enum SystemFontGeneration: Int, CaseIterable, Hashable, Sendable {
  /// Helvetica Neue: iOS 7 and 8.
  case helveticaNeue
  /// San Francisco UI as it first came, Text below 20 points and Display from there, ideographs one
  /// em wide: iOS 9.
  case sanFranciscoOriginal
  /// San Francisco UI with ideographs a little wider than the em: iOS 10.
  case sanFranciscoUI
  /// San Francisco Pro, Text below 20 points and Display from there: iOS 11 to 13.
  case sanFranciscoPro
  /// San Francisco as one variable font whose optical size runs from 17 to 28 points: iOS 14 and
  /// later.
  case sanFranciscoVariable

  /// Whether Text and Display are fonts of their own that take turns at 20 points.
  private var hasTwoCuts: Bool { self != .sanFranciscoVariable }

  /// The point between the drawn designs that a font shows.
  ///
  /// - Parameters:
  ///   - pointSize: The size of the font.
  ///   - weight: The weight on UIKit's scale, 0 being regular.
  /// - Returns: The point.
  func design(at pointSize: Double, weight: Double) -> SystemFontDesign {
    let display = displayShare(at: pointSize)
    var drawn = SystemFontDesign.drawnWeight(weight)
    if hasTwoCuts, display == 0 {
      // Text was drawn from Light to Heavy only (F9.32).
      drawn = min(max(drawn, SystemFontDesign.light), SystemFontDesign.heavy)
    }
    return SystemFontDesign(display: display, weight: drawn)
  }

  /// How much of the display end a size shows: 0 none … 1 all.
  ///
  /// - Parameter pointSize: The size of the font.
  /// - Returns: The share.
  func displayShare(at pointSize: Double) -> Double {
    if hasTwoCuts { return pointSize >= 20 ? 1 : 0 }
    // In steps of 1/16384 (F9.31).
    return Self.interpolated(Self.opticalSizes, at: pointSize).rounded() / 16_384
  }

  private static let opticalSizes: [(size: Double, value: Double)] = [
    (17, 0), (19, 1489), (24, 13_405), (28, 16_384),
  ]

  /// The tracking of a size, in em.
  ///
  /// - Parameter pointSize: The size of the font.
  /// - Returns: What is added to every advance; between the sizes of the table it is interpolated.
  func tracking(at pointSize: Double) -> Double {
    switch self {
    case .helveticaNeue:
      // The font of the interface was spaced out when small (F9.32).
      Self.interpolated([(12, 0.021), (17, 0.0035), (24, -0.013)], at: pointSize)
    case .sanFranciscoOriginal, .sanFranciscoUI:
      (twoCutTracking(at: pointSize) + (pointSize >= 20 ? 23 : 0)) / 2048
    case .sanFranciscoPro: twoCutTracking(at: pointSize) / 2048
    case .sanFranciscoVariable: Self.interpolated(Self.variableTracking, at: pointSize) / 2048
    }
  }

  private func twoCutTracking(at pointSize: Double) -> Double {
    Self.interpolated(pointSize < 20 ? Self.textTracking : Self.displayTracking, at: pointSize)
  }

  /// Tracking of iOS 26 in 1/2048 em (F9.31): up to 40 points measured, above published.
  private static let variableTracking: [(size: Double, value: Double)] = [
    (6, 84), (7, 70), (8, 52), (9, 38), (10, 24), (11, 12), (12, 0), (13, -12), (14, -22),
    (15, -32), (16, -40), (17, -52), (18, -50), (19, -48), (20, -46), (21, -35), (22, -24),
    (23, -9), (24, 6), (25, 11), (26, 17), (27, 22), (28, 28), (29, 27), (30, 27), (31, 26),
    (32, 26), (33, 24), (34, 23), (35, 22), (36, 21), (37, 20), (38, 20), (39, 19), (40, 19),
    (41, 18.4), (44, 16.4), (49, 14.3), (52, 12.3), (58, 10.2), (60, 8.2), (66, 6.1), (68, 4.1),
    (76, 2), (80, 0),
  ]

  /// Tracking of San Francisco Text in 1/2048 em: that of iOS 26 up to 16 points, then what
  /// recorded labels agree on (F9.32).
  private static let textTracking: [(size: Double, value: Double)] = [
    (6, 84), (7, 70), (8, 52), (9, 38), (10, 24), (11, 12), (12, 0), (13, -12), (14, -22),
    (15, -32), (16, -40), (17, -47), (18, -48), (19, -49),
  ]

  /// Tracking of San Francisco Display in 1/2048 em, as published.
  private static let displayTracking: [(size: Double, value: Double)] = [
    (20, 38.9), (21, 34.8), (22, 32.8), (23, 32.8), (24, 30.7), (25, 28.7), (27, 28.7), (28, 26.6),
    (30, 24.6), (34, 22.5), (36, 20.5), (44, 16.4), (50, 14.3), (60, 8.2), (70, 4.1), (80, 0),
  ]

  /// What characters of earlier designs differ by from those of iOS 26 (F9.32).
  ///
  /// - Parameter isDisplay: Whether the font shows the display end, and not that of text.
  /// - Returns: Printable ASCII characters and what is added to their advances, in 1/2048 em.
  func corrections(isDisplay: Bool) -> [(character: UInt8, units: Double)] {
    guard hasTwoCuts else { return [] }
    var found: [(Character, Double)] = [("_", -290), ("/", 60), ("%", -180)]
    if isDisplay {
      found +=
        self == .sanFranciscoPro
        ? [(".", 50), (",", 50), (":", 50), (";", 50), ("'", -70)] : [(" ", 40)]
    } else {
      found += [("h", 8)] + "0123456789".map { ($0, 1.5) }
    }
    return found.compactMap { character, units in character.asciiValue.map { ($0, units) } }
  }

  /// How wide the ellipsis is, beside that of iOS 26 (F9.32).
  var ellipsisShare: Double { hasTwoCuts ? 0.935 : 1 }

  /// How wide the bullet is, beside that of later designs (F9.32).
  var bulletShare: Double {
    self == .sanFranciscoOriginal || self == .sanFranciscoUI ? 1.085 : 1
  }

  /// What an ideograph adds to the em (F9.32).
  ///
  /// - Parameter pointSize: The size of the font.
  /// - Returns: A part of the em.
  func ideographTracking(at pointSize: Double) -> Double {
    guard self != .sanFranciscoOriginal else { return 0 }
    return 0.0195 - 0.0073 * min(1, max(0, (pointSize - 20) / 4))
  }

  /// The value at a size: linear between the entries, that of the nearest outside them.
  private static func interpolated(
    _ entries: [(size: Double, value: Double)], at pointSize: Double
  ) -> Double {
    guard let upper = entries.firstIndex(where: { $0.size >= pointSize }) else {
      return entries[entries.count - 1].value
    }
    guard upper > 0 else { return entries[0].value }
    let (low, high) = (entries[upper - 1], entries[upper])
    return low.value + (high.value - low.value) * (pointSize - low.size) / (high.size - low.size)
  }
}
