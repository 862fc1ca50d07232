/// The system font in each range of iOS versions, oldest first.
public enum SystemFontGeneration: Int, CaseIterable, Hashable, Sendable {
  /// Helvetica Neue: iOS 7 and 8.
  case helveticaNeue
  /// The first San Francisco UI, with ideographs one em wide: iOS 9.
  case sanFranciscoOriginal
  /// San Francisco UI with ideographs slightly wider than one em: iOS 10.
  case sanFranciscoUI
  /// San Francisco Pro, with Text below 20 points and Display from 20 points: iOS 11 to 13.
  case sanFranciscoPro
  /// San Francisco as a variable font with optical sizes from 17 to 28 points: iOS 14 and later.
  case sanFranciscoVariable

  private var hasTwoCuts: Bool { self != .sanFranciscoVariable }

  func design(at pointSize: Double, weight: Double) -> SystemFontDesign {
    let display = displayShare(at: pointSize)
    var drawn = SystemFontDesign.drawnWeight(weight)
    if hasTwoCuts, display == 0 {
      // Text only ranged from Light to Heavy (F9.32).
      drawn = min(max(drawn, SystemFontDesign.light), SystemFontDesign.heavy)
    }
    return SystemFontDesign(display: display, weight: drawn)
  }

  func displayShare(at pointSize: Double) -> Double {
    if hasTwoCuts { return pointSize >= 20 ? 1 : 0 }
    // In steps of 1/16384 (F9.31).
    return Self.interpolated(Self.opticalSizes, at: pointSize).rounded() / 16_384
  }

  private static let opticalSizes: [(size: Double, value: Double)] = [
    (17, 0), (19, 1489), (24, 13_405), (28, 16_384),
  ]

  func tracking(at pointSize: Double) -> Double {
    switch self {
    case .helveticaNeue:
      // The interface font had wider spacing at small sizes (F9.32).
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

  /// The tracking in iOS 26, in 1/2048 em (F9.31): measured up to 40 points, published above.
  private static let variableTracking: [(size: Double, value: Double)] = [
    (6, 84), (7, 70), (8, 52), (9, 38), (10, 24), (11, 12), (12, 0), (13, -12), (14, -22),
    (15, -32), (16, -40), (17, -52), (18, -50), (19, -48), (20, -46), (21, -35), (22, -24),
    (23, -9), (24, 6), (25, 11), (26, 17), (27, 22), (28, 28), (29, 27), (30, 27), (31, 26),
    (32, 26), (33, 24), (34, 23), (35, 22), (36, 21), (37, 20), (38, 20), (39, 19), (40, 19),
    (41, 18.4), (44, 16.4), (49, 14.3), (52, 12.3), (58, 10.2), (60, 8.2), (66, 6.1), (68, 4.1),
    (76, 2), (80, 0),
  ]

  /// The tracking of San Francisco Text, in 1/2048 em: iOS 26 up to 16 points (F9.32).
  private static let textTracking: [(size: Double, value: Double)] = [
    (6, 84), (7, 70), (8, 52), (9, 38), (10, 24), (11, 12), (12, 0), (13, -12), (14, -22),
    (15, -32), (16, -40), (17, -47), (18, -48), (19, -49),
  ]

  /// The published tracking of San Francisco Display, in 1/2048 em.
  private static let displayTracking: [(size: Double, value: Double)] = [
    (20, 38.9), (21, 34.8), (22, 32.8), (23, 32.8), (24, 30.7), (25, 28.7), (27, 28.7), (28, 26.6),
    (30, 24.6), (34, 22.5), (36, 20.5), (44, 16.4), (50, 14.3), (60, 8.2), (70, 4.1), (80, 0),
  ]

  /// Returns the differences of ASCII advances from iOS 26, in 1/2048 em (F9.32).
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

  /// Returns an ideograph's extra advance at a size in points, in em (F9.32).
  func ideographTracking(at pointSize: Double) -> Double {
    guard self != .sanFranciscoOriginal else { return 0 }
    return 0.0195 - 0.0073 * min(1, max(0, (pointSize - 20) / 4))
  }

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
