import InterfaceBuilder
import UIKit

enum SampleDocument {
  static func scene(_ name: String) throws(InterfaceDocumentError) -> InterfaceScene {
    let folder = Bundle.module.resourceURL?.appendingPathComponent("Documents")
    let file = (folder ?? Bundle.module.bundleURL).appendingPathComponent("\(name).xib")
    return try InterfaceDocument(contentsOf: file).scenes[0]
  }

  /// Instantiates a document with SmartLabels as a running app does.
  @MainActor static func smartLabels(
    _ name: String
  ) throws(InterfaceDocumentError) -> InstantiatedScene {
    try scene(name).instantiate(classes: ["SmartLabel": { SmartLabel(frame: .zero) }])
  }
}
