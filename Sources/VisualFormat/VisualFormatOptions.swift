/// What a visual format string leaves unsaid: alignment, direction, and what gaps are measured
/// between.
///
/// The bits are Apple's (F4.13): an alignment is `1 << attribute`, the direction lies in bits 16
/// and 17, the way gaps are measured in bit 19.
public struct VisualFormatOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Takes the bits as they are.
  ///
  /// - Parameter rawValue: Any combination; bits without a meaning are ignored.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Aligns neighbours by `attribute`.
  ///
  /// - Parameter attribute: An edge, a centre or a baseline.
  public init(aligning attribute: VisualFormatAttribute) {
    self.init(rawValue: 1 << UInt(attribute.rawValue))
  }

  /// The bits that choose alignments.
  public static let alignmentMask = Self(rawValue: 0xFFFF)
  /// Gaps run from trailing to leading edges; this is the default and has no bit.
  public static let leadingToTrailing: Self = []
  /// Gaps run from right to left edges, whatever the reading direction.
  public static let leftToRight = Self(rawValue: 1 << 16)
  /// The first view stands at the right, whatever the reading direction.
  public static let rightToLeft = Self(rawValue: 2 << 16)
  /// The bits that choose the direction.
  public static let directionMask = Self(rawValue: 3 << 16)
  /// Vertical gaps between views run from the last baseline to the first baseline (F4.16).
  public static let baselineToBaseline = Self(rawValue: 1 << 19)

  /// Whether neighbours are aligned by `attribute`.
  func aligns(_ attribute: VisualFormatAttribute) -> Bool {
    contains(Self(aligning: attribute))
  }
}
