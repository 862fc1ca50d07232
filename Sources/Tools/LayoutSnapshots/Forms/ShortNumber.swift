import Foundation

enum ShortNumber {
  /// Formats a number with at most two decimals, enough to distinguish the pixels of every screen.
  static func text(_ value: CGFloat) -> String {
    guard value.isFinite else { return "\(value)" }
    let hundredths = (Double(value) * 100).rounded()
    guard abs(hundredths) < 1e15 else { return "\(value)" }
    let whole = Int64(hundredths)
    guard whole % 100 != 0 else { return "\(whole / 100)" }
    let sign = whole < 0 ? "-" : ""
    let digits = String(whole.magnitude % 100 + 100).dropFirst()
    return "\(sign)\(whole.magnitude / 100).\(digits.last == "0" ? digits.dropLast() : digits)"
  }

  static func text(_ frame: CGRect) -> String {
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    return "(\(numbers.map { text($0) }.joined(separator: ", ")))"
  }
}
