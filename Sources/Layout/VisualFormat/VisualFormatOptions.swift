/// Visual format options: alignment, direction, and the edges of gaps.
///
/// The bits are Apple's (F4.13): `1 << attribute` for an alignment, bits 16 and 17 for the
/// direction, bit 19 for the edges of gaps.
public struct VisualFormatOptions: OptionSet, Hashable, Sendable {
  /// The bits of `NSLayoutConstraint.FormatOptions` (F4.13).
  public let rawValue: UInt

  /// Makes options from any bits; unknown bits are ignored.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Makes the option that aligns adjacent views by an edge, a center or a baseline.
  public init(aligning attribute: VisualFormatAttribute) {
    self.init(rawValue: 1 << UInt(attribute.rawValue))
  }

  /// The bits of all alignments, 0 to 15.
  public static let alignmentMask = Self(rawValue: 0xFFFF)
  /// From trailing to leading edges; the default, for which no bit is set.
  public static let leadingToTrailing: Self = []
  /// From right to left edges, regardless of the reading direction.
  public static let leftToRight = Self(rawValue: 1 << 16)
  /// The first view is at the right, regardless of the reading direction.
  public static let rightToLeft = Self(rawValue: 2 << 16)
  /// The bits of the direction; both are 0 for ``leadingToTrailing``.
  public static let directionMask = Self(rawValue: 3 << 16)
  /// Vertical gaps are from the last baseline to the first baseline (F4.16).
  public static let baselineToBaseline = Self(rawValue: 1 << 19)

  func aligns(_ attribute: VisualFormatAttribute) -> Bool {
    contains(Self(aligning: attribute))
  }
}
