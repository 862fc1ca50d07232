/// An attribute's heading, and whether the attribute can affect layout.
///
/// Unlisted attributes are reported as behavior: nothing is dropped.
struct AttributeMeaning: Equatable {
  let heading: Heading
  let reason: NeutralReason?
  let affectsFrames: Bool

  private static func neutral(_ reason: NeutralReason) -> AttributeMeaning {
    AttributeMeaning(heading: .nothing, reason: reason, affectsFrames: false)
  }

  private static func reported(_ heading: Heading, frames: Bool) -> AttributeMeaning {
    AttributeMeaning(heading: heading, reason: nil, affectsFrames: frames)
  }

  /// Returns the attribute's meaning.
  static func of(_ key: ObjectTable.Key, in object: String) -> AttributeMeaning {
    let steps = key.path.split(separator: "/").map { step in
      String(step.prefix { $0 != "[" && $0 != "#" })
    }
    if key.attribute.hasPrefix("#comment") { return neutral(.names) }
    // An empty part has no meaning.
    if key.attribute == "#element" { return neutral(.notation) }
    if object == "document" { return ofDocument(key, part: steps.first ?? "") }
    if let reason = steps.first.flatMap({ neutralParts[$0] }) { return neutral(reason) }
    if let reason = neutralAttributes[key.attribute], key.path.isEmpty { return neutral(reason) }
    if object == "constraint" { return ofConstraint(key) }
    // The outermost known part: a content view with no identifier may enclose it.
    switch steps.first(where: knownParts.contains) {
    // A rectangle may be the only thing that places a view. Only layout can decide that.
    case "rect"?, "frame"?, "autoresizingMask"?, "edgeInsets"?, "directionalEdgeInsets"?, "inset"?,
      "variation"?, "size"?, "freeformSimulatedSizeMetrics"?:
      return reported(.layout, frames: true)
    case "fontDescription"?, "attributedString"?, "state"?, "buttonConfiguration"?, "segments"?,
      "mutableString"?:
      return reported(.content, frames: true)
    case "string"?:
      let isShown = key.path.contains("[text]") || key.path.contains("[title]")
      return reported(isShown ? .content : .behavior, frames: isShown)
    case "color"?, "nil"?: return reported(.content, frames: false)
    // Accessibility texts are not visible.
    case "accessibility"?, "textInputTraits"?, "userDefinedRuntimeAttributes"?, "connections"?:
      return reported(.behavior, frames: false)
    default: break
    }
    if layoutAttributes.contains(key.attribute) { return reported(.layout, frames: true) }
    if textAttributes.contains(key.attribute) { return reported(.content, frames: true) }
    if paintAttributes.contains(key.attribute) { return reported(.content, frames: false) }
    return reported(.behavior, frames: screenAttributes.contains(key.attribute))
  }

  private static func ofConstraint(_ key: ObjectTable.Key) -> AttributeMeaning {
    switch key.attribute {
    case "identifier": reported(.behavior, frames: false)
    case "symbolic", "symbolType": neutral(.notation)
    default: reported(.constraints, frames: true)
    }
  }

  private static func ofDocument(_ key: ObjectTable.Key, part: String) -> AttributeMeaning {
    switch part {
    case "":
      switch key.attribute {
      case "useAutolayout", "useSafeAreas", "useTraitCollections":
        return reported(.layout, frames: true)
      case "initialViewController", "launchScreen": return reported(.behavior, frames: true)
      default: return neutral(.tools)
      }
    case "dependencies", "development", "deployment", "classes": return neutral(.tools)
    case "device", "simulatedMetricsContainer": return neutral(.canvas)
    case "inferredMetricsTieBreakers", "designables": return neutral(.canvas)
    case "resources", "customFonts":
      return AttributeMeaning(heading: .nothing, reason: .resources, affectsFrames: true)
    case "color": return reported(.content, frames: false)
    case "scenes", "objects": return neutral(.notation)
    default: return reported(.behavior, frames: false)
    }
  }

  private static let knownParts: Set<String> = [
    "rect", "frame", "autoresizingMask", "edgeInsets", "directionalEdgeInsets", "inset",
    "variation", "size",
    "freeformSimulatedSizeMetrics", "fontDescription", "attributedString", "state",
    "buttonConfiguration", "segments", "mutableString", "string", "color", "nil", "textInputTraits",
    "userDefinedRuntimeAttributes", "connections", "accessibility",
  ]

  private static let neutralParts: [String: NeutralReason] = [
    "point": .canvas, "simulatedStatusBarMetrics": .canvas, "simulatedOrientationMetrics": .canvas,
    "simulatedScreenMetrics": .canvas, "simulatedTopBarMetrics": .canvas,
    "simulatedNavigationBarMetrics": .canvas, "simulatedTabBarMetrics": .canvas,
    "simulatedToolbarMetrics": .canvas, "simulatedBottomBarMetrics": .canvas,
    "metadata": .names, "animations": .notation,
  ]

  private static let neutralAttributes: [String: NeutralReason] = [
    "misplaced": .flags, "ambiguous": .flags, "verifyAmbiguity": .flags, "fixedFrame": .flags,
    "userLabel": .names, "colorLabel": .names, "userComments": .names, "sceneMemberID": .notation,
    "simulatedAppContext": .canvas, "propertyAccessControl": .tools,
  ]

  /// Attributes of views and controllers that affect frames but are not visible themselves.
  private static let layoutAttributes: Set<String> = [
    "horizontalHuggingPriority", "verticalHuggingPriority",
    "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
    "translatesAutoresizingMaskIntoConstraints", "autoresizesSubviews", "axis", "spacing",
    "distribution", "alignment", "spacingType", "baselineRelativeArrangement",
    "layoutMarginsRelativeArrangement", "preservesSuperviewLayoutMargins",
    "insetsLayoutMarginsFromSafeArea", "layoutMarginsFollowReadableWidth",
    "viewLayoutMarginsFollowReadableWidth", "semanticContentAttribute", "rowHeight",
    "estimatedRowHeight", "sectionHeaderHeight", "sectionFooterHeight",
    "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight", "placeholderIntrinsicWidth",
    "placeholderIntrinsicHeight", "preferredMaxLayoutWidth", "automaticallyAdjustsScrollViewInsets",
    "contentInsetAdjustmentBehavior", "extendedLayoutIncludesOpaqueBars", "minimumLineSpacing",
    "minimumInteritemSpacing", "itemPositioning", "useSafeAreas", "relativeArrangement",
    "intrinsicContentSize", "edgesForExtendedLayout", "automaticEstimatedItemSize",
    "indentationWidth", "indentationLevel", "contentViewInsetsToSafeArea",
    "sectionInsetReference", "scrollDirection",
  ]

  /// Visible attributes that affect sizes.
  private static let textAttributes: Set<String> = [
    "text", "title", "placeholder", "image", "numberOfLines", "lineBreakMode", "headerTitle",
    "footerTitle", "prompt", "textAlignment", "adjustsFontSizeToFit", "minimumFontSize",
    "minimumScaleFactor", "backgroundImage", "selectedImage", "buttonType", "borderStyle", "style",
    "hidden", "numberOfPages", "segmentControlStyle", "systemItem", "largeTitleDisplayMode",
    "largeTitles", "datePickerMode", "symbolScale", "accessoryType", "scale", "catalog",
    "clearButtonMode", "datePickerStyle", "adjustsFontForContentSizeCategory", "key",
    "adjustsLetterSpacingToFitWidth",
  ]

  /// Visible attributes that change no frame.
  private static let paintAttributes: Set<String> = [
    "contentMode", "alpha", "opaque", "clipsSubviews", "highlightedImage", "baselineAdjustment",
    "contentHorizontalAlignment", "contentVerticalAlignment", "separatorStyle", "barStyle",
    "translucent", "progress", "value", "on", "animating", "selectedSegmentIndex", "enabled",
    "selected", "highlighted", "progressViewStyle", "indicatorStyle", "searchBarStyle",
    "showsTouchWhenHighlighted", "reversesTitleShadowWhenHighlighted", "currentPage",
    "drawsAsynchronously",
    "backIndicatorImage", "minValue", "maxValue", "minimumValue", "maximumValue", "landscapeImage",
  ]

  /// Attributes that determine the bars around a scene, and therefore the safe area.
  private static let screenAttributes: Set<String> = [
    "navigationBarHidden", "toolbarHidden", "hidesBottomBarWhenPushed", "relationship",
    "modalPresentationStyle", "customClass", "destination", "isToolbarHidden",
    "isNavigationBarHidden", "wantsFullScreenLayout", "editingAccessoryType", "dataMode",
  ]
}
