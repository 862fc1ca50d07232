/// A view's frame difference, in superview coordinates, or in the outermost view's.
package struct FrameShift: Codable, Hashable, Sendable {
  package struct Frame: Codable, Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package var text: String {
      "(\(Points.text(x)), \(Points.text(y)); \(Points.text(width)) × \(Points.text(height)))"
    }
  }

  package struct Place: Codable, Hashable, Sendable {
    package var environments: [String]
    package var old: Frame
    package var new: Frame

    package var isMoved: Bool { differs(old.x, new.x) || differs(old.y, new.y) }
    package var isResized: Bool { differs(old.width, new.width) || differs(old.height, new.height) }

    private func differs(_ left: Double, _ right: Double) -> Bool {
      abs(left - right) > Points.tolerance
    }
  }

  package var view: String
  package var name: String
  package var places: [Place]
}

package enum Points {
  /// The distance in points below which two frames count as equal.
  package static let tolerance = 0.26

  package static func text(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    guard rounded == rounded.rounded(), abs(rounded) < 1e15 else { return "\(rounded)" }
    return "\(Int(rounded))"
  }
}
