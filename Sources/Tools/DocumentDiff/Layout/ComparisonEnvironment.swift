internal import AutoLayout
package import Diagnosis
package import InterfaceBuilder

/// A device with settings in which both documents are laid out, as in the application.
package struct ComparisonEnvironment: Sendable {
  package let name: String
  let point: CheckEnvironment
  package var controllerFrames: [String: FrameShift.Frame] = [:]

  /// `document` for the original texts, `pseudo` for lengthened texts.
  package var strings: String { point.strings }

  package var layoutEnvironment: LayoutEnvironment {
    var environment = point.layoutEnvironment
    environment.isAtRunTime = true
    environment.controllerFrames = controllerFrames.mapValues { frame in
      RectElement(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }
    return environment
  }

  /// Returns the matrix's environments; a canvas becomes the device of either document.
  package static func all(
    _ matrix: CheckMatrix, _ headers: [DocumentHeader]
  ) -> [ComparisonEnvironment] {
    let canvases = headers.compactMap(\.device).filter { Device.named($0.id) != nil }
      .sorted { ($0.id, $0.isLandscape ? 1 : 0) < ($1.id, $1.isLandscape ? 1 : 0) }
    var points: [CheckEnvironment] = []
    for point in matrix.environments {
      guard point.device == CheckMatrix.canvas, !canvases.isEmpty else {
        points.append(point)
        continue
      }
      for canvas in canvases {
        var resolved = point
        resolved.device = canvas.id
        if point.orientation == CheckMatrix.canvas {
          resolved.orientation = canvas.isLandscape ? "landscape" : "portrait"
        }
        points.append(resolved)
      }
    }
    var known: Set<CheckEnvironment> = []
    return points.filter { known.insert($0).inserted }.map { point in
      ComparisonEnvironment(name: words(point), point: point)
    }
  }

  private static func words(_ point: CheckEnvironment) -> String {
    var point = point
    point.system = nil
    if let device = Device.named(point.device) { point.device = device.models.last ?? device.name }
    return point.summary
  }
}
