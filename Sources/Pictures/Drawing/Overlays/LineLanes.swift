import Foundation

struct LineLanes {
  let step: CGFloat
  private var taken: [Lane: [ClosedRange<CGFloat>]] = [:]

  private struct Lane: Hashable {
    var isHorizontal: Bool
    var number: Int
  }

  init(step: CGFloat) { self.step = step }

  private static let limit = 12

  /// Finds a line's shift, at most `room` to either side; positive is right or down.
  mutating func shift(
    _ line: OverlayMark.Segment, room: CGFloat, isOneSided: Bool = false
  ) -> CGFloat {
    let isHorizontal = abs(line.end.x - line.start.x) >= abs(line.end.y - line.start.y)
    let (across, one, other) =
      isHorizontal
      ? (line.start.y, line.start.x, line.end.x) : (line.start.x, line.start.y, line.end.y)
    guard across.isFinite, one.isFinite, other.isFinite, step > 0, abs(across) < step * 1e9 else {
      return 0
    }
    let range = min(one, other)...max(one, other)
    for count in 0...Self.limit {
      let distance = CGFloat(isOneSided ? count : (count + 1) / 2) * step
      guard distance <= room else { break }
      let shift = !isOneSided && count.isMultiple(of: 2) ? -distance : distance
      let lane = Lane(
        isHorizontal: isHorizontal, number: Int(((across + shift) / step).rounded()))
      let isFree = taken[lane, default: []].allSatisfy {
        !$0.sharesMore(than: step / 4, with: range)
      }
      if isFree {
        taken[lane, default: []].append(range)
        return shift
      }
    }
    return 0
  }
}

extension ClosedRange<CGFloat> {
  /// Whether two ranges overlap by more than a length.
  fileprivate func sharesMore(than length: CGFloat, with other: Self) -> Bool {
    Swift.min(upperBound, other.upperBound) - Swift.max(lowerBound, other.lowerBound) > length
  }
}
