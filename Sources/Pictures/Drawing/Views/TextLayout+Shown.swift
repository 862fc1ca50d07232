import TextMetrics

extension TextLayout.Line {
  /// The part's characters that are in the line, with the ellipsis.
  func shown(_ part: String, at bytes: Range<Int>) -> String {
    func characters(_ range: Range<Int>) -> String {
      let range = range.clamped(to: bytes)
      let utf8 = part.utf8.dropFirst(range.lowerBound - bytes.lowerBound).prefix(range.count)
      return String(decoding: utf8, as: UTF8.self)
    }
    guard let elision else { return characters(range) }
    let ellipsis = bytes.contains(elision.lowerBound) ? "…" : ""
    return characters(range.lowerBound..<max(range.lowerBound, elision.lowerBound)) + ellipsis
      + characters(elision.upperBound..<max(elision.upperBound, range.upperBound))
  }
}

extension TextMeasuring {
  func advance(of string: String, in run: TextRun) -> Double {
    func width(_ string: String) -> Double {
      var part = run
      part.text = string
      return measure(StyledText(runs: [part]), in: .oneLine).width
    }
    if run.attachment != nil { return width(string) }
    // Measuring ignores trailing spaces, so a visible character follows them.
    return width(string + "|") - width("|")
  }
}
