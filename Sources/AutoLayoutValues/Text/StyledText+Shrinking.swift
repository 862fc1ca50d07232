package import Foundation
package import TextMetrics

extension NSAttributedString {
  /// The text with one attribute the same everywhere.
  package func replacing(_ key: NSAttributedString.Key, with value: Any) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: self)
    copy.addAttribute(key, value: value, range: NSRange(location: 0, length: length))
    return copy
  }
}

extension StyledText {
  /// The text with its fonts smaller, so that one line fits.
  ///
  /// - Parameters:
  ///   - width: The width offered, in points.
  ///   - minimumFactor: How far fonts may shrink.
  ///   - measurer: Who measures.
  /// - Returns: The text; as it was if it fits.
  package func shrunk(
    toWidth width: Double, minimumFactor: Double, by measurer: some TextMeasuring
  ) -> StyledText {
    var factor = 1.0
    var candidate = self
    // Advances are nearly proportional to the size, so the quotient of the widths is nearly right
    // at once; a hair less than it keeps the last steps from going on for ever.
    for _ in 0..<8 {
      let natural = measurer.measure(candidate, in: .oneLine).width
      guard natural > width, natural > 0, factor > minimumFactor else { break }
      factor = max(minimumFactor, factor * width / natural - 1e-5)
      candidate = self
      for index in candidate.runs.indices { candidate.runs[index].font.pointSize *= factor }
    }
    return candidate
  }
}
