/// The combinations of size classes in which something applies, as a Swift condition.
///
/// The combinations are compact and regular widths, each with compact and regular heights.
struct SizeClassCondition: Hashable {
  private var bits: Int
  private let count: Int

  init(_ holds: [Bool]) {
    count = holds.count
    bits = holds.indices.reduce(0) { $0 | (holds[$1] ? 1 << $1 : 0) }
  }

  init(all count: Int) { self.init(Array(repeating: true, count: count)) }

  var isAlways: Bool { bits == (1 << count) - 1 }
  var isNever: Bool { bits == 0 }

  func holds(_ index: Int) -> Bool { bits & 1 << index != 0 }

  func intersection(_ other: SizeClassCondition) -> SizeClassCondition {
    var copy = self
    copy.bits &= other.bits
    return copy
  }

  var complement: SizeClassCondition {
    var copy = self
    copy.bits = ~bits & ((1 << count) - 1)
    return copy
  }

  private static let isCompactWidth = "isCompactWidth"
  private static let isCompactHeight = "isCompactHeight"

  var expression: String {
    let (width, height) = (Self.isCompactWidth, Self.isCompactHeight)
    switch bits {
    case 0b0011: return width
    case 0b1100: return "!\(width)"
    case 0b0101: return height
    case 0b1010: return "!\(height)"
    case 0b0001: return "\(width) && \(height)"
    case 0b0010: return "\(width) && !\(height)"
    case 0b0100: return "!\(width) && \(height)"
    case 0b1000: return "!\(width) && !\(height)"
    case 0b1001: return "\(width) == \(height)"
    case 0b0110: return "\(width) != \(height)"
    case 0b1110: return "!\(width) || !\(height)"
    case 0b1101: return "!\(width) || \(height)"
    case 0b1011: return "\(width) || !\(height)"
    case 0b0111: return "\(width) || \(height)"
    default: return "true"
    }
  }

  /// A name for constraints of these size classes.
  var name: String {
    switch bits {
    case 0b0011: "compactWidth"
    case 0b1100: "regularWidth"
    case 0b0101: "compactHeight"
    case 0b1010: "regularHeight"
    case 0b0001: "compact"
    case 0b0010: "tallCompact"
    case 0b0100: "wideCompact"
    case 0b1000: "regular"
    case 0b1001: "square"
    case 0b0110: "oblong"
    case 0b1110: "spacious"
    case 0b1101: "notTallCompact"
    case 0b1011: "notWideCompact"
    default: "confined"
    }
  }

  /// The constants that an expression uses, as declarations.
  static func declarations(for conditions: [SizeClassCondition]) -> [String] {
    let text = conditions.map(\.expression).joined(separator: " ")
    var lines: [String] = []
    if text.contains(isCompactWidth) {
      lines.append("let \(isCompactWidth) = traitCollection.horizontalSizeClass == .compact")
    }
    if text.contains(isCompactHeight) {
      lines.append("let \(isCompactHeight) = traitCollection.verticalSizeClass == .compact")
    }
    return lines
  }
}
