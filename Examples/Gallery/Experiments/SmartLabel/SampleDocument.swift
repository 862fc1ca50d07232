import InterfaceBuilder
import UIKit

/// The documents of the experiments.
enum SampleDocument {
  /// The scene of a document, by its name without `.xib`.
  static func scene(_ name: String) throws(InterfaceDocumentError) -> InterfaceScene {
    let folder = Bundle.module.resourceURL?.appendingPathComponent("Documents")
    let file = (folder ?? Bundle.module.bundleURL).appendingPathComponent("\(name).xib")
    return try InterfaceDocument(contentsOf: file).scenes[0]
  }

  /// A document with SmartLabels, as it is when the app runs.
  @MainActor static func smartLabels(
    _ name: String
  ) throws(InterfaceDocumentError) -> InstantiatedScene {
    try scene(name).instantiate(classes: ["SmartLabel": { SmartLabel(frame: .zero) }])
  }
}
