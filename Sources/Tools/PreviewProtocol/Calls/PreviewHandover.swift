package import Foundation

package struct PreviewHandover: Codable, Sendable {
  package struct Scene: Codable, Sendable {
    package var place: ScenePlace
    package var size: [Double]?
    /// The frames of the views by their keys: x, y, width, height.
    package var frames: [Int: [Double]]

    package init(place: ScenePlace, size: [Double]?, frames: [Int: CGRect]) {
      self.place = place
      self.size = size
      self.frames = frames.mapValues {
        [Double($0.minX), Double($0.minY), Double($0.width), Double($0.height)]
      }
    }

    package var rectangles: [Int: CGRect] {
      frames.compactMapValues { numbers in
        guard numbers.count == 4 else { return nil }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      }
    }
  }

  package var keys: [String]
  package var scenes: [Scene]

  package init(keys: [String], scenes: [Scene]) {
    self.keys = keys
    self.scenes = scenes
  }
}
