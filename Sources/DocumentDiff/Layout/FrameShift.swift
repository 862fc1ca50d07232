/// How the frame of one view differs: in its superview's coordinates, or, where it hangs in another
/// superview, in those of the outermost view.
package struct FrameShift: Codable, Hashable, Sendable {
  /// A frame, in points.
  package struct Frame: Codable, Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    /// As Xcode writes it.
    package var text: String {
      "(\(Points.text(x)), \(Points.text(y)); \(Points.text(width)) × \(Points.text(height)))"
    }
  }

  /// The two frames on some devices.
  package struct Place: Codable, Hashable, Sendable {
    /// The devices and settings where the frames are these.
    package var environments: [String]
    package var old: Frame
    package var new: Frame

    /// Whether the view is at another place.
    package var isMoved: Bool { differs(old.x, new.x) || differs(old.y, new.y) }
    /// Whether the view has another size.
    package var isResized: Bool { differs(old.width, new.width) || differs(old.height, new.height) }

    private func differs(_ left: Double, _ right: Double) -> Bool {
      abs(left - right) > Points.tolerance
    }
  }

  /// The view's identifier.
  package var view: String
  /// What the view is called.
  package var name: String
  /// Where its frame differs, by the frames.
  package var places: [Place]
}

/// Lengths in points.
package enum Points {
  /// Frames that are nearer to each other than this are the same.
  package static let tolerance = 0.26

  /// A length with at most two decimals.
  package static func text(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    guard rounded == rounded.rounded(), abs(rounded) < 1e15 else { return "\(rounded)" }
    return "\(Int(rounded))"
  }
}
