package import Foundation

/// Parts of a path, measured along it.
extension PathElements {
  /// The part between two shares of its length, from 0 to 1.
  ///
  /// - Parameters:
  ///   - start: Where the part begins.
  ///   - end: Where it ends.
  /// - Returns: The part; all of it, closed where it is, from 0 to 1.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> PathElements {
    let (low, high) = (min(1, max(0, start)), min(1, max(0, end)))
    guard low > 0 || high < 1 else { return self }
    guard low < high else { return PathElements() }
    let parts = subpaths
    let lengths = parts.map { $0.segments.map(\.length) }
    let total = lengths.joined().reduce(0, +)
    var trimmed = PathElements()
    var place: CGFloat = 0
    for (part, lengths) in zip(parts, lengths) {
      var isDown = false
      for (segment, length) in zip(part.segments, lengths) {
        let from = max(0, low * total - place)
        let to = min(length, high * total - place)
        place += length
        guard from < to else { continue }
        trimmed.append(segment.part(from: from, to: to), isDown: &isDown)
      }
    }
    return trimmed
  }

  /// The dashes of the path, each open; the path itself without dashes.
  ///
  /// - Parameters:
  ///   - dashes: The lengths of dashes and gaps by turns.
  ///   - phase: Where in them each part begins.
  /// - Returns: The dashes.
  package func dashed(_ dashes: [CGFloat], phase: CGFloat) -> PathElements {
    // An odd number of lengths is gone through twice, gaps becoming dashes.
    let pattern = dashes.count.isMultiple(of: 2) ? dashes : dashes + dashes
    let period = pattern.reduce(0, +)
    guard period > 0, pattern.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return self }
    var all = PathElements()
    for part in subpaths {
      var index = 0
      var left = phase.truncatingRemainder(dividingBy: period)
      if left < 0 { left += period }
      while left >= pattern[index] {
        left -= pattern[index]
        index = (index + 1) % pattern.count
      }
      left = pattern[index] - left
      var isDown = false
      for segment in part.segments {
        let length = segment.length
        // Dashes too short to be seen would take for ever.
        guard length / period < 100_000 else { return self }
        var place: CGFloat = 0
        while place < length {
          let next = min(length, place + left)
          if index.isMultiple(of: 2) {
            all.append(segment.part(from: place, to: next), isDown: &isDown)
          }
          left -= next - place
          place = next
          if left <= 1e-9 {
            index = (index + 1) % pattern.count
            left = pattern[index]
            isDown = false
            if left == 0 {
              index = (index + 1) % pattern.count
              left = pattern[index]
            }
          }
        }
      }
    }
    return all
  }

  /// Adds a segment, after a move where the pen is up.
  private mutating func append(_ segment: PathSegment, isDown: inout Bool) {
    if !isDown { append(.move(segment.start)) }
    isDown = true
    append(segment.step)
  }
}
