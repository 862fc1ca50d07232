package import Foundation

/// What the program of one build leaves to that of the next: what pages know views by, and where
/// they were.
package struct PreviewHandover: Codable, Sendable {
  /// A preview that a page shows.
  package struct Scene: Codable, Sendable {
    /// Where the page looks.
    package var place: ScenePlace
    /// The size that an edge was dragged to, in points.
    package var size: [Double]?
    /// The frames of the views by their keys: x, y, width, height.
    package var frames: [Int: [Double]]

    /// Notes a scene.
    package init(place: ScenePlace, size: [Double]?, frames: [Int: CGRect]) {
      self.place = place
      self.size = size
      self.frames = frames.mapValues {
        [Double($0.minX), Double($0.minY), Double($0.width), Double($0.height)]
      }
    }

    /// The frames of the views by their keys.
    package var rectangles: [Int: CGRect] {
      frames.compactMapValues { numbers in
        guard numbers.count == 4 else { return nil }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      }
    }
  }

  /// The names of layers in the order of their keys.
  package var keys: [String]
  package var scenes: [Scene]

  /// Notes what pages know.
  package init(keys: [String], scenes: [Scene]) {
    self.keys = keys
    self.scenes = scenes
  }
}
