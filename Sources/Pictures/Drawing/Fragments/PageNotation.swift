import AutoLayout
package import Foundation

package struct PageNumber: CustomStringConvertible {
  package let description: String

  package init(_ value: CGFloat) {
    let thousandths = (Double(value) * 1000).rounded()
    guard abs(thousandths) < 1e15 else {
      description = "\(Double(value))"
      return
    }
    let count = Int(thousandths)
    guard count % 1000 != 0 else {
      description = String(count / 1000)
      return
    }
    var digits = String(abs(count) % 1000 + 1000).dropFirst()
    while digits.hasSuffix("0") { digits.removeLast() }
    description = "\(count < 0 ? "-" : "")\(abs(count) / 1000).\(digits)"
  }
}

/// A stable name derived from a text: 16 letters (FNV-1a).
struct PageName: CustomStringConvertible {
  let description: String

  init(_ text: String) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    description = String(hash, radix: 16)
  }
}

extension CGPoint {
  var written: String { "\(PageNumber(x)) \(PageNumber(y))" }
}

extension CGRect {
  var attributes: String {
    " x=\"\(PageNumber(minX))\" y=\"\(PageNumber(minY))\" width=\"\(PageNumber(width))\" "
      + "height=\"\(PageNumber(height))\""
  }

  func mapped(by transform: AffineTransform) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { transform.transform($0) }
    return Shape.polygon(corners, isClosed: true).bounds
  }
}

extension PathElement {
  var written: String {
    switch self {
    case .move(let end): "M\(end.written)"
    case .line(let end): "L\(end.written)"
    case .quadCurve(let control, let end): "Q\(control.written) \(end.written)"
    case .curve(let control1, let control2, let end):
      "C\(control1.written) \(control2.written) \(end.written)"
    case .close: "Z"
    }
  }
}

extension Color {
  func opacity(_ name: String) -> [(String, String)] {
    alpha < 1 ? [(name, PageNumber(alpha).description)] : []
  }
}

extension DisplayList.Stroke {
  var attributes: [(String, String)] {
    var all = [("fill", "none"), ("stroke", color.hexadecimal)] + color.opacity("stroke-opacity")
    if width != 1 { all.append(("stroke-width", PageNumber(width).description)) }
    if !usableDashes.isEmpty {
      let lengths = usableDashes.map { PageNumber($0).description }.joined(separator: " ")
      all.append(("stroke-dasharray", lengths))
      if dashPhase != 0 { all.append(("stroke-dashoffset", PageNumber(dashPhase).description)) }
    }
    switch cap {
    case .butt: break
    case .round: all.append(("stroke-linecap", "round"))
    case .square: all.append(("stroke-linecap", "square"))
    }
    switch join {
    case .miter: all.append(("stroke-miterlimit", PageNumber(miterLimit).description))
    case .round: all.append(("stroke-linejoin", "round"))
    case .bevel: all.append(("stroke-linejoin", "bevel"))
    }
    return all
  }
}

extension AffineTransform {
  var written: String {
    if m11 == 1, m12 == 0, m21 == 0, m22 == 1 {
      return "translate(\(PageNumber(tX)) \(PageNumber(tY)))"
    }
    // The factors of rotations and scales need more decimals than points.
    let parts = [m11, m12, m21, m22].map { "\((Double($0) * 1e6).rounded() / 1e6)" }
    let place = [tX, tY].map { PageNumber($0).description }
    return "matrix(\((parts + place).joined(separator: " ")))"
  }
}

extension String {
  /// Whether the first strong character is right to left.
  var beginsAtRight: Bool {
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        return true
      default: if scalar.properties.isAlphabetic { return false }
      }
    }
    return false
  }
}
