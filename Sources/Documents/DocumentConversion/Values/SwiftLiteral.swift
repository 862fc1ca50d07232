internal import Foundation
internal import InterfaceBuilder

/// Swift expressions of plain values.
enum SwiftLiteral {
  static func number(_ value: Double) -> String {
    let rounded = (value * 1e6).rounded() / 1e6
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return "\(Int(rounded))" }
    return "\(rounded)"
  }

  /// A color component, where thousandths are enough.
  static func component(_ value: Double) -> String { number((value * 1000).rounded() / 1000) }

  static func string(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": literal += "\\\\"
      case "\"": literal += "\\\""
      case "\n", "\u{2028}", "\u{2029}": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case "\u{0}": literal += "\\0"
      default:
        // Invisible characters are written by their number.
        if scalar.properties.generalCategory == .control
          || scalar.properties.generalCategory == .format
            && scalar != "\u{200D}"
          || scalar.properties.generalCategory == .privateUse
        {
          literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          literal.unicodeScalars.append(scalar)
        }
      }
    }
    return literal + "\""
  }

  /// A ratio as written in documents: `16:9` was read as a quotient.
  static func ratio(_ value: Double) -> String {
    let plain = number(value)
    guard plain.count > 5 else { return plain }
    for denominator in 2...1000 {
      let numerator = (value * Double(denominator)).rounded()
      if numerator > 0, numerator < 4000, abs(numerator / Double(denominator) - value) < 1e-7 {
        return "\(Int(numerator)) / \(denominator)"
      }
    }
    return "\(value)"
  }

  static func rect(_ rect: RectElement) -> String {
    "CGRect(x: \(number(rect.x)), y: \(number(rect.y)), width: \(number(rect.width)), "
      + "height: \(number(rect.height)))"
  }

  static func size(_ size: SizeElement) -> String {
    "CGSize(width: \(number(size.width)), height: \(number(size.height)))"
  }

  static func insets(_ insets: EdgeInsetsElement) -> String {
    let sides = insets.isDirectional ? ("leading", "trailing") : ("left", "right")
    let type = insets.isDirectional ? "NSDirectionalEdgeInsets" : "UIEdgeInsets"
    return "\(type)(top: \(number(insets.top)), \(sides.0): \(number(insets.left)), "
      + "bottom: \(number(insets.bottom)), \(sides.1): \(number(insets.right)))"
  }

  static func priority(_ value: Double) -> String {
    switch value {
    case 1000: ".required"
    case 750: ".defaultHigh"
    case 250: ".defaultLow"
    default: "UILayoutPriority(\(number(value)))"
    }
  }
}
