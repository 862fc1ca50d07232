internal import AutoLayout
package import Diagnosis
package import InterfaceBuilder

/// A device with settings, where both documents are laid out.
///
/// Both are laid out as the application would be, on the same device: what another Xcode records,
/// and another device of the canvas, are no differences.
package struct ComparisonEnvironment: Sendable {
  /// The words of reports.
  package let name: String
  /// What the check is asked about.
  let point: CheckEnvironment
  /// Frames that controllers' views have, by identifier, whatever their documents say.
  package var controllerFrames: [String: FrameShift.Frame] = [:]

  /// `document` for texts as they are, `pseudo` for lengthened ones.
  package var strings: String { point.strings }

  /// Where scenes are laid out.
  package var layoutEnvironment: LayoutEnvironment {
    var environment = point.layoutEnvironment
    environment.isAtRunTime = true
    environment.controllerFrames = controllerFrames.mapValues { frame in
      RectElement(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }
    return environment
  }

  /// The environments of a matrix for two documents.
  ///
  /// Where the canvas is asked for, that is the device of either document, and both devices where
  /// they differ.
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
    if let device = Device.named(point.device) { point.device = device.models.last ?? device.name }
    return point.summary
  }
}
