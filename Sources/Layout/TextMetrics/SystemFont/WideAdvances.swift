/// The advances of characters that the system font takes from other fonts.
enum WideAdvances {
  /// Returns the advance in points for a scalar outside of the tables.
  static func advance(
    of scalar: Unicode.Scalar, ideographTracking: Double, pointSize: Double, tracking: Double
  ) -> Double {
    known(scalar, ideographTracking: ideographTracking, pointSize: pointSize)
      ?? pointSize * mean(of: scalar.value) + tracking
  }

  static func isEstimated(_ scalar: Unicode.Scalar) -> Bool {
    known(scalar, ideographTracking: 0, pointSize: 1) == nil
  }

  private static func known(
    _ scalar: Unicode.Scalar, ideographTracking: Double, pointSize: Double
  ) -> Double? {
    if isMark(scalar) { return 0 }
    switch scalar.value {
    case 0xFF61...0xFFDC: return pointSize / 2
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3:
      return hangul * pointSize
    case 0x2E80...0x30FF, 0x31C0...0x31FF, 0x3200...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFF:
      return (1 + ideographTracking) * pointSize
    default: return isEmoji(scalar) ? emoji(pointSize) : nil
    }
  }

  /// A syllable in Apple SD Gothic Neo, in em, from recorded labels of 8 to 24 points.
  private static let hangul = 0.865

  /// An emoji's advance: 1.385 em up to 18 points, 1.11 em at 38, 1.07 em from 60.
  static func emoji(_ pointSize: Double) -> Double {
    let small = 0.275 * min(1, max(0, (pointSize - 18) / 20))
    let large = 0.04 * min(1, max(0, (pointSize - 38) / 22))
    return pointSize * (1.385 - small - large)
  }

  /// The characters of icon fonts.
  static let privateUse: ClosedRange<UInt32> = 0xE000...0xF8FF

  /// The advance in em for a character that no font has, in Apple's font LastResort (F9.51).
  private static let lastResort = 1.147

  private static func mean(of value: UInt32) -> Double {
    switch value {
    case 0x0590...0x05FF: 0.57  // Hebrew
    case 0x0600...0x07FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: 0.48  // Arabic, joined
    case 0x0900...0x0DFF: 0.62  // Indic
    case 0x0E00...0x0EFF: 0.58  // Thai, Lao
    case 0x0530...0x058F, 0x10A0...0x10FF: 0.62  // Armenian, Georgian
    case 0x2000...0x200A: 0.33  // spaces
    case privateUse: lastResort
    default: 0.6
    }
  }

  /// Whether a scalar has no width: marks, joiners, selectors, controls.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: true
    default: (0x1160...0x11FF).contains(scalar.value)
    }
  }

  static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0x2000 && scalar.properties.isEmojiPresentation
  }
}
