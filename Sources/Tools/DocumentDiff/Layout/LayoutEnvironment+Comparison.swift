internal import AutoLayout
package import Diagnosis
package import InterfaceBuilder

extension LayoutEnvironment {
  /// The name in reports of comparisons: the device and the settings.
  package var comparisonName: String {
    var environment = self
    environment.iosVersion = nil
    return environment.summary
  }

  /// Returns the environments in which both documents are laid out, as in the application.
  ///
  /// A canvas becomes the device of either document.
  package static func compared(
    _ matrix: CheckMatrix, _ headers: [DocumentHeader]
  ) -> [LayoutEnvironment] {
    let canvases = headers.filter { $0.device.flatMap { Device.named($0.id) } != nil }
      .sorted { Self.order($0) < Self.order($1) }
    let points = matrix.environments.flatMap { point -> [LayoutEnvironment] in
      var point = point
      point.isAtRunTime = true
      return point.deviceID != nil || canvases.isEmpty
        ? [point] : canvases.map { point.resolved(for: $0) }
    }
    var known: Set<LayoutEnvironment> = []
    return points.filter { known.insert($0).inserted }
  }

  private static func order(_ header: DocumentHeader) -> (String, Int) {
    (header.device?.id ?? "", header.device?.isLandscape == true ? 1 : 0)
  }
}
