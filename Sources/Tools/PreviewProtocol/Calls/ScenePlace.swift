import AutoLayout
import Diagnosis
package import Foundation
package import InterfaceBuilder

package struct ScenePlace: Codable, Hashable, Sendable {
  package var session: String
  package var path: String
  /// The scene; nil for all of them.
  package var scene: String?
  package var environment: LayoutEnvironment?
  /// The size to which an edge was dragged, in points; nil for the original one.
  package var size: [Double]?

  package init(session: String, path: String, scene: String? = nil) {
    self.session = session
    self.path = path
    self.scene = scene
  }

  /// The size, if it is valid.
  package var sheetSize: CGSize? {
    guard let size, size.count == 2, size.allSatisfy({ $0.isFinite && $0 >= 1 && $0 <= 10_000 })
    else { return nil }
    return CGSize(width: size[0], height: size[1])
  }
}
