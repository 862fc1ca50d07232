package import Foundation
package import TextMetrics

extension NSAttributedString {
  package func replacing(_ key: NSAttributedString.Key, with value: Any) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: self)
    copy.addAttribute(key, value: value, range: NSRange(location: 0, length: length))
    return copy
  }
}

extension StyledText {
  /// Returns the text with smaller fonts, to fit a single line; unchanged if it fits.
  package func shrunk(
    toWidth width: Double, minimumFactor: Double, by measurer: some TextMeasuring
  ) -> StyledText {
    var factor = 1.0
    var candidate = self
    // Advances are nearly proportional to the size; a slightly smaller factor converges.
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
