package import Foundation
package import TextMetrics

extension NSAttributedString {
  package func replacing(_ key: NSAttributedString.Key, with value: Any) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: self)
    copy.addAttribute(key, value: value, range: NSRange(location: 0, length: length))
    return copy
  }

  /// Returns the text with another line break mode in all paragraph styles.
  package func replacing(_ mode: NSLineBreakMode) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: self)
    let all = NSRange(location: 0, length: length)
    // Safe: the pointer that could stop the enumeration is unused.
    unsafe enumerateAttributes(in: all) { attributes, range, _ in
      guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
      let changed = NSMutableParagraphStyle()
      changed.setParagraphStyle(style)
      changed.lineBreakMode = mode
      copy.addAttribute(.paragraphStyle, value: changed, range: range)
    }
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
      candidate = scaled(by: factor)
    }
    return candidate
  }

  /// Returns the text with all fonts multiplied by a factor.
  package func scaled(by factor: Double) -> StyledText {
    var text = self
    for index in text.runs.indices { text.runs[index].font.pointSize *= factor }
    return text
  }
}
