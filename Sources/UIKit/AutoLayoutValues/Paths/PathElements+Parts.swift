package import Foundation

extension PathElements {
  /// Returns the part between two fractions of the length, from 0 to 1.
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

  /// Returns the dashes of the path as open subpaths; the path itself if `dashes` is empty.
  package func dashed(_ dashes: [CGFloat], phase: CGFloat) -> PathElements {
    // An odd pattern is repeated with dashes and gaps swapped.
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
        // Very short dashes would take too long.
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

  private mutating func append(_ segment: PathSegment, isDown: inout Bool) {
    if !isDown { append(.move(segment.start)) }
    isDown = true
    append(segment.step)
  }
}
