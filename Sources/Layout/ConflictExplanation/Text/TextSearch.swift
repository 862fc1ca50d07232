extension StringProtocol where Self.SubSequence == Substring {
  /// Whether `text` occurs.
  func holds(_ text: String) -> Bool { firstRange(of: text) != nil }

  func firstRange(of text: String) -> Range<String.Index>? { self[...].range(of: text) }

  func places(of text: String) -> [Range<String.Index>] {
    var places: [Range<String.Index>] = []
    var rest = self[...]
    while let place = rest.range(of: text) {
      places.append(place)
      rest = rest[place.upperBound...]
    }
    return places
  }

  func parts(between text: String) -> [Substring] {
    var parts: [Substring] = []
    var start = startIndex
    for place in places(of: text) {
      parts.append(self[start..<place.lowerBound])
      start = place.upperBound
    }
    return parts + [self[start...]]
  }

  func exchanging(_ text: String, for other: String) -> String {
    parts(between: text).joined(separator: other)
  }
}

extension Substring {
  func lastRange(of text: String) -> Range<Index>? { places(of: text).last }

  fileprivate func range(of text: String) -> Range<Index>? {
    guard let first = text.utf8.first else { return nil }
    var rest = utf8
    while let start = rest.place(of: first) {
      rest = rest[start...]
      if rest.starts(with: text.utf8) {
        return start..<rest.index(start, offsetBy: text.utf8.count)
      }
      rest = rest.dropFirst()
    }
    return nil
  }

  var trimmed: Substring {
    var text = drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

extension Substring.UTF8View {
  /// Returns a byte's first position; most bytes in a log are only read here.
  fileprivate func place(of byte: UInt8) -> Index? {
    let offset = unsafe withContiguousStorageIfAvailable { bytes in
      // Safe: reads exactly as many bytes as the buffer has.
      unsafe bytes.firstIndex(of: byte) ?? bytes.count
    }
    guard let offset else { return firstIndex(of: byte) }
    return offset < count ? index(startIndex, offsetBy: offset) : nil
  }
}
