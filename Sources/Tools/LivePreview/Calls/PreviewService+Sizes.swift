import Diagnosis
import Foundation
import InterfaceBuilder
import Notation
import PreviewProtocol
import ScenePictures

extension PreviewService {
  /// Returns the scene's findings at every width, for the height of the place.
  func sizes(_ call: SceneCall) throws(CallError) -> JSONValue {
    let place = try call.place()
    let content = try content(of: document(call.path))
    guard let scene = place.scene, let size = place.sheetSize else {
      throw CallError(400, "the call has no scene ('scene') or no size ('size')")
    }
    let point = place.environment ?? .canvas
    let device = point.device ?? content.header.device.flatMap { Device.named($0.id) }
    let height = Int(size.height.rounded())
    var settings = CheckSettings()
    settings.matrix = CheckMatrix(point)
    settings.matrix.sizes = SizesReport.sweep(height: height, isPad: device?.idiom == .pad)
    let found = DocumentCheck(settings).findings(in: content, scenes: [scene]).findings
    return SizesReport(found, height: height).json
  }
}
