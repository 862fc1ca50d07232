internal import AutoLayout

extension DocumentContents {
  /// The images on the canvas: at twice their size in some documents of Xcode 11 (F10.51).
  var canvasResources: ResourceElements {
    guard XcodeEra.doubledImages.contains(header.toolsVersion) else { return resources }
    return derived.value("canvasResources") {
      guard RecordedImageScale(self).isDoubled else { return resources }
      var doubled = resources
      doubled.images = resources.images.mapValues {
        SizeElement(width: 2 * $0.width, height: 2 * $0.height)
      }
      return doubled
    }
  }
}

/// Whether the canvas drew images at twice their size: by the majority of the free views.
private struct RecordedImageScale {
  private var single = 0
  private var double = 0

  var isDoubled: Bool { double > single }

  init(_ contents: DocumentContents) {
    var sized: Set<String> = []
    for constraint in contents.constraints {
      let items = [
        (constraint.firstItem ?? contents[constraint.owner].id, constraint.firstAttribute),
        (constraint.secondItem, constraint.secondAttribute),
      ]
      for (item, attribute) in items where attribute == "width" || attribute == "height" {
        if let item { sized.insert(item) }
      }
    }
    for view in contents.views where !view.isMisplaced && !sized.contains(view.id) {
      let isArranged = view.parent.map { contents[$0].kind } == .stackView
      guard isArranged || !view.translatesAutoresizingMask, let frame = view.frame,
        let image = Self.image(view), !image.isSystem,
        let size = contents.resources.images[image.name], min(size.width, size.height) >= 4
      else { continue }
      func isDrawn(_ scale: Double) -> Bool {
        abs(frame.width - scale * size.width) < 0.51
          && abs(frame.height - scale * size.height) < 0.51
      }
      if isDrawn(1) { single += 1 } else if isDrawn(2) { double += 1 }
    }
  }

  /// The image, if nothing else gives the view a size.
  private static func image(_ view: ViewElement) -> ImageReferenceElement? {
    switch view.details {
    case .imageView(let element): element.image
    case .button(let element)
    where element.normal.title == nil && element.contentEdgeInsets == nil
      && element.imageEdgeInsets == nil && element.titleEdgeInsets == nil:
      element.normal.image
    default: nil
    }
  }
}
