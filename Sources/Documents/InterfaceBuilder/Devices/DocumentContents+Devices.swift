extension InterfaceScene {
  /// A device whose size classes vary the scene, if the document's canvas has any size: nil if none
  /// do.
  ///
  /// Such a canvas may lack constraints that are installed on every device.
  package var deviceOfVariations: Device? {
    guard contents.header.device == nil else { return nil }
    return contents.derived.value("devicesOfVariations") { contents.devicesOfVariations }[offset]
  }
}

extension DocumentContents {
  /// A phone that varies a scene, or a pad that installs constraints, by the offset of the scene.
  fileprivate var devicesOfVariations: [Int: Device] {
    let devices = ["retina4_7", "ipad9_7"].compactMap(Device.named)
    let scenes = sceneOfView
    var best: [Int: Int] = [:]
    func note(_ variations: [VariationElement], _ view: ViewIndex) {
      let place = devices.firstIndex { device in
        let classes = device.sizeClasses(.portrait)
        return variations.matching(width: classes.width, height: classes.height)
          .contains { variation in
            variation.key.specificity > 0
              && (device.idiom == .phone || variation.masks.contains { !$0.included.isEmpty })
          }
      }
      guard let place else { return }
      let scene = scenes[view.offset]
      best[scene] = min(best[scene] ?? place, place)
    }
    for (offset, view) in views.enumerated() where !view.variations.isEmpty {
      note(view.variations, ViewIndex(offset))
    }
    for constraint in constraints where !constraint.variations.isEmpty {
      note(constraint.variations, constraint.owner)
    }
    return best.mapValues { devices[$0] }
  }
}
