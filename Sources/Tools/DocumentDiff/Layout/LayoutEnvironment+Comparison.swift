internal import AutoLayout
package import Diagnosis
package import InterfaceBuilder

extension LayoutEnvironment {
  /// The name in reports of comparisons: the device's model and the settings.
  package var comparisonName: String {
    var named = self
    named.iosVersion = nil
    if let model = device?.models.last ?? device?.name { named.selectDevice(id: model) }
    return named.summary
  }

  /// Returns the environments in which both documents are laid out, as in the application.
  ///
  /// A canvas becomes the device of either document.
  package static func compared(
    _ matrix: CheckMatrix, _ headers: [DocumentHeader]
  ) -> [LayoutEnvironment] {
    let canvases = headers.compactMap(\.device).filter { Device.named($0.id) != nil }
      .sorted { ($0.id, $0.isLandscape ? 1 : 0) < ($1.id, $1.isLandscape ? 1 : 0) }
    var points: [LayoutEnvironment] = []
    for point in matrix.environments {
      var point = point
      point.isAtRunTime = true
      guard point.deviceID == nil, !canvases.isEmpty else {
        points.append(point)
        continue
      }
      for canvas in canvases {
        var resolved = point
        resolved.selectDevice(id: canvas.id)
        if point.orientation == nil {
          resolved.orientation = canvas.isLandscape ? .landscape : .portrait
        }
        points.append(resolved)
      }
    }
    var known: Set<LayoutEnvironment> = []
    return points.filter { known.insert($0).inserted }
  }
}
