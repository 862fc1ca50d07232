package struct EffectWords {
  package let shifts: [FrameShift]

  package init(shifts: [FrameShift]) { self.shifts = shifts }

  package var summary: String {
    var moved: [(amount: String, size: Double)] = []
    var resized: [(amount: String, size: Double)] = []
    var both: [(amount: String, size: Double)] = []
    for shift in shifts {
      guard let place = shift.places.first else { continue }
      // A resized view has often moved as well; the size is more informative.
      if place.isResized {
        resized.append(Self.resize(place))
        if Self.isElsewhere(place) { both.append(Self.move(place)) }
      } else {
        moved.append(Self.move(place))
      }
    }
    let elsewhere = Self.words(both, "moved").map { words in
      let isOne = resized.count == 1
      let tail = words.drop { $0 != "m" }
      return isOne ? " (and \(tail))" : " (\(both.count) of them \(tail))"
    }
    let parts = [
      Self.words(resized, "resized").map { $0 + (elsewhere ?? "") }, Self.words(moved, "moved"),
    ].compactMap { $0 }
    let devices = Set(shifts.flatMap(\.places).flatMap(\.environments))
    let isEverywhere = shifts.allSatisfy { shift in
      Set(shift.places.flatMap(\.environments)) == devices
    }
    return parts.joined(separator: ", ") + (isEverywhere ? "" : " on some devices")
  }

  private static func isElsewhere(_ place: FrameShift.Place) -> Bool {
    func isElsewhere(_ old: (Double, Double), _ new: (Double, Double)) -> Bool {
      let moves = [
        new.0 - old.0, new.0 + new.1 - old.0 - old.1, new.0 + new.1 / 2 - old.0 - old.1 / 2,
      ]
      return moves.allSatisfy { abs($0) > 2 * Points.tolerance }
    }
    let (old, new) = (place.old, place.new)
    return isElsewhere((old.x, old.width), (new.x, new.width))
      || isElsewhere((old.y, old.height), (new.y, new.height))
  }

  private static func words(_ list: [(amount: String, size: Double)], _ verb: String) -> String? {
    guard !list.isEmpty else { return nil }
    let count = "\(list.count) view\(list.count == 1 ? "" : "s") \(verb)"
    let amounts = Set(list.map(\.amount))
    if amounts.count == 1, let amount = amounts.first { return "\(count) \(amount)" }
    let most = list.map(\.size).max() ?? 0
    return "\(count) by up to \(Points.text(most))"
  }

  static func move(_ place: FrameShift.Place) -> (amount: String, size: Double) {
    let (dx, dy) = (place.new.x - place.old.x, place.new.y - place.old.y)
    var words: [String] = []
    if abs(dx) > Points.tolerance {
      words.append("\(dx > 0 ? "right" : "left") by \(Points.text(abs(dx)))")
    }
    if abs(dy) > Points.tolerance {
      words.append("\(dy > 0 ? "down" : "up") by \(Points.text(abs(dy)))")
    }
    return (words.joined(separator: " and "), max(abs(dx), abs(dy)))
  }

  static func resize(_ place: FrameShift.Place) -> (amount: String, size: Double) {
    let width = place.new.width - place.old.width
    let height = place.new.height - place.old.height
    var words: [String] = []
    if abs(width) > Points.tolerance {
      words.append("\(width > 0 ? "+" : "−")\(Points.text(abs(width))) wide")
    }
    if abs(height) > Points.tolerance {
      words.append("\(height > 0 ? "+" : "−")\(Points.text(abs(height))) high")
    }
    return (words.joined(separator: ", "), max(abs(width), abs(height)))
  }
}

extension FrameShift {
  /// The view with the shift, on a line per group of environments.
  var lines: [String] {
    places.map { place in
      var parts: [String] = []
      if place.isMoved { parts.append("moved \(EffectWords.move(place).amount)") }
      if place.isResized { parts.append(EffectWords.resize(place).amount) }
      return "\(name): \(parts.joined(separator: ", ")) — \(place.old.text) → \(place.new.text)"
    }
  }
}
