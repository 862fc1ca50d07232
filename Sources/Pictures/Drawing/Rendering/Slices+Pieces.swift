import Foundation

struct PicturePiece: Hashable {
  var source: CGRect
  var target: CGRect

  func whole(of size: CGSize) -> CGRect {
    let x = target.width / max(source.width, .leastNormalMagnitude)
    let y = target.height / max(source.height, .leastNormalMagnitude)
    return CGRect(
      x: target.minX - source.minX * x, y: target.minY - source.minY * y, width: size.width * x,
      height: size.height * y)
  }
}

extension Picture.Slices {
  private typealias Span = (source: ClosedRange<CGFloat>, target: ClosedRange<CGFloat>)

  /// The maximum number of slices along a side; larger tile counts are stretched instead.
  private static let pieceLimit = 64

  /// The slices for a box, row by row (F12.7).
  func pieces(of size: CGSize, in box: CGRect) -> [PicturePiece] {
    let columns = spans(size.width, left, right, from: box.minX, to: box.maxX)
    let rows = spans(size.height, top, bottom, from: box.minY, to: box.maxY)
    return rows.flatMap { row in
      columns.map { column in
        PicturePiece(
          source: CGRect(
            x: column.source.lowerBound, y: row.source.lowerBound,
            width: column.source.upperBound - column.source.lowerBound,
            height: row.source.upperBound - row.source.lowerBound),
          target: CGRect(
            x: column.target.lowerBound, y: row.target.lowerBound,
            width: column.target.upperBound - column.target.lowerBound,
            height: row.target.upperBound - row.target.lowerBound))
      }
    }
  }

  private func spans(
    _ length: CGFloat, _ first: CGFloat, _ last: CGFloat, from start: CGFloat, to end: CGFloat
  ) -> [Span] {
    let room = end - start
    // A box smaller than both edges compresses them.
    let squeeze = min(1, room / max(first + last, .leastNormalMagnitude))
    let (near, far) = (start + first * squeeze, end - last * squeeze)
    var spans: [Span] = []
    if first > 0, near > start { spans.append((0...min(first, length), start...near)) }
    let (low, high) = (min(first, length), max(min(first, length), length - last))
    if far > near {
      let step = high - low
      if isTiled, step > 0, (far - near) / step <= CGFloat(Self.pieceLimit) {
        var place = near
        while place < far - 0.001 {
          let width = min(step, far - place)
          spans.append((low...low + width, place...place + width))
          place += step
        }
      } else {
        spans.append((low...high, near...far))
      }
    }
    if last > 0, end > far { spans.append((max(0, length - last)...length, far...end)) }
    return spans
  }
}
