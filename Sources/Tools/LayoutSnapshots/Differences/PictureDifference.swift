import Drawing
import Foundation

struct PictureDifference {
  let message: String
  let picture: Data?

  /// Compares two pictures; returns nil if the share of matching pixels reaches `precision`.
  init?(
    _ known: Data, _ taken: Data, precision: Double, perceptualPrecision: Double
  ) throws(SnapshotFailure) {
    let old = try Self.pixels(known, "the recorded picture")
    let new = try Self.pixels(taken, "the picture")
    guard old.width == new.width, old.height == new.height else {
      message =
        "it is \(new.width) × \(new.height) pixels, and was \(old.width) × \(old.height)"
      picture = nil
      return
    }
    var runs: [CGRect] = []
    var (count, farthest) = (0, 0.0)
    let allowed = (1 - perceptualPrecision) * 100
    for row in 0..<new.height {
      var start: Int?
      for column in 0...new.width {
        let differs =
          column < new.width
          && Self.differs(
            old.bytes, new.bytes, at: (row * new.width + column) * 4, allowed: allowed,
            farthest: &farthest)
        if differs {
          count += 1
          start = start ?? column
        } else if let first = start {
          runs.append(CGRect(x: first, y: row, width: column - first, height: 1))
          start = nil
        }
      }
    }
    let total = new.width * new.height
    guard count > 0, Double(total - count) < precision * Double(total) else { return nil }
    let share = Double(total - count) / Double(total)
    message = Self.words(
      count, of: total, share, precision: precision, perceptual: 1 - farthest / 100,
      asked: perceptualPrecision, area: runs.reduce(CGRect.null) { $0.union($1) })
    picture = Self.marked(taken, runs, width: new.width, height: new.height)
  }

  private static func words(
    _ count: Int, of total: Int, _ share: Double, precision: Double, perceptual: Double,
    asked: Double, area: CGRect
  ) -> String {
    let pixels = count == 1 ? "1 of \(total) pixels differs" : "\(count) of \(total) pixels differ"
    let place =
      "between (\(Int(area.minX)), \(Int(area.minY))) and (\(Int(area.maxX)), \(Int(area.maxY)))"
    // Rounded down: a share just below the limit must not be displayed as the limit.
    func cut(_ value: Double) -> String { "\((value * 10_000).rounded(.down) / 10_000)" }
    return "\(pixels), \(place); precision is \(cut(share)), required is \(precision); "
      + "perceptual precision is \(cut(perceptual)), required is \(asked)"
  }

  private static func pixels(
    _ data: Data, _ what: String
  ) throws(SnapshotFailure) -> DecodedPixels {
    do {
      return try DecodedPixels(png: data)
    } catch {
      throw SnapshotFailure("cannot read \(what): \(error)")
    }
  }

  private static func differs(
    _ old: [UInt8], _ new: [UInt8], at index: Int, allowed: Double, farthest: inout Double
  ) -> Bool {
    guard
      old[index] != new[index] || old[index + 1] != new[index + 1]
        || old[index + 2] != new[index + 2] || old[index + 3] != new[index + 3]
    else { return false }
    let distance = PerceivedColor(old, at: index).distance(to: PerceivedColor(new, at: index))
    farthest = max(farthest, distance)
    // The distance of black and white exceeds 100 by a few millionths.
    return distance > allowed + 0.001 || allowed <= 0
  }

  private static func marked(
    _ data: Data, _ runs: [CGRect], width: Int, height: Int
  ) -> Data? {
    var list = DisplayList(size: CGSize(width: width, height: height))
    if let picture = DisplayList.Item(png: data, size: list.size) {
      list.items.append(.group(DisplayList.Group(opacity: 0.3, items: [picture])))
    }
    let red = Color(red: 0.9, green: 0, blue: 0.1, alpha: 1)
    list.items += runs.map { .fill(.rectangle($0), red) }
    return try? list.encoded(as: .png)
  }
}
