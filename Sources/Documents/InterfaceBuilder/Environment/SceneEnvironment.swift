internal import AssetCatalog
internal import AutoLayout
internal import FontFiles
internal import Foundation

struct SceneEnvironment {
  let device: Device?
  let orientation: Device.Orientation
  let canvasDevice: Device?
  let canvasOrientation: Device.Orientation
  let isCanvas: Bool
  /// Whether text size, direction and language match the record.
  let isAsRecorded: Bool
  /// The Xcode whose canvas is reproduced; nil for the run time.
  let tools: ToolsVersion?
  /// The Xcode whose safe areas apply on the canvas.
  let insetTools: ToolsVersion?
  let leafSizes: LayoutEnvironment.LeafSizes
  /// Pixels per point of the device, two without one (F6.28, F10.18).
  let scale: Double
  let contentSizeCategory: UIContentSizeCategory
  let layoutDirection: UIUserInterfaceLayoutDirection
  let userInterfaceStyle: UIUserInterfaceStyle
  let accessibilityContrast: UIAccessibilityContrast
  let assets: AssetLibrary?
  let locale: String?
  /// Whether natural sizes of text are whole points, as on a canvas drawn on a plain screen.
  let hasWholeText: Bool
  let hasWholeLabelWidths: Bool
  let fonts: RecordedFonts
  /// Whether the canvas is laid out, which lacked fonts.
  let canvasLacksFonts: Bool
  let controllerFrames: [String: RectElement]
  let programTraits: ProgramTraits?
  /// The release of iOS that lays out the scene.
  let system: IOSVersion

  init(_ environment: LayoutEnvironment, for scene: InterfaceScene) {
    let contents = scene.contents
    let canvas = contents.header.device
    programTraits = environment.programTraits
    controllerFrames = environment.controllerFrames
    canvasDevice = canvas.flatMap { Device.named($0.id) }
    canvasOrientation = canvas?.isLandscape == true ? .landscape : .portrait
    device = environment.device ?? canvasDevice
    orientation =
      environment.orientation ?? (environment.device == nil ? canvasOrientation : .portrait)
    isCanvas =
      programTraits == nil && device == canvasDevice && orientation == canvasOrientation
      && !environment.isAtRunTime && environment.iosVersion == nil
    isAsRecorded =
      isCanvas && environment.contentSizeCategory == .large && environment.locale == nil
      && environment.layoutDirection == .leftToRight
    tools = isCanvas ? contents.header.toolsVersion : nil
    let isDoubled = tools.map(XcodeEra.doubledSafeArea.contains) ?? false
    insetTools =
      environment.countsInsetsOnce && isDoubled ? XcodeEra.lastSingleSafeArea : tools
    system = environment.release(on: device, tools: tools)
    leafSizes = environment.leafSizes
    scale = environment.programTraits?.scale ?? device?.scale ?? 2
    contentSizeCategory =
      isAsRecorded ? contents.textSize(scale).category : environment.contentSizeCategory
    layoutDirection = environment.layoutDirection
    // The appearance of the canvas is kept on every device (F12.11).
    userInterfaceStyle =
      environment.userInterfaceStyle != .unspecified
      ? environment.userInterfaceStyle : canvas?.isDark == true ? .dark : .light
    accessibilityContrast = environment.accessibilityContrast
    assets = environment.assets
    locale = environment.locale
    let files = ProjectFonts.fonts(for: contents.file)
    let textScale = isCanvas ? contents.textScale(scale, files: files) : nil
    let recorded = contents.fonts(isCanvas ? scale : nil, files: files)
    canvasLacksFonts = recorded.areReplaced(scene: scene.offset)
    fonts =
      canvasLacksFonts && environment.usesProjectFonts
      ? contents.fonts(nil, files: files) : recorded
    hasWholeText = textScale?.isWhole(scene: scene.offset) ?? false
    hasWholeLabelWidths = textScale?.hasWholeWidths(scene: scene.offset) ?? false
  }

  var isPad: Bool { (programTraits?.idiom ?? device?.idiom) == .pad }

  /// The size classes that select variations; nil for a canvas of any size.
  var sizeClasses: (width: SizeClass, height: SizeClass)? {
    guard let programTraits else { return device?.sizeClasses(orientation) }
    return (programTraits.width, programTraits.height)
  }

  @MainActor var traits: UITraitCollection {
    if let programTraits { return programTraits.collection }
    var traits = [
      UITraitCollection(displayScale: scale),
      UITraitCollection(contentScale: hasWholeText ? 1 : 0),
      UITraitCollection(
        labelWidthScale: hasWholeLabelWidths == hasWholeText ? 0 : hasWholeLabelWidths ? 1 : scale),
      UITraitCollection(preferredContentSizeCategory: contentSizeCategory),
      UITraitCollection(
        layoutDirection: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight),
      UITraitCollection(userInterfaceStyle: userInterfaceStyle),
      UITraitCollection(accessibilityContrast: accessibilityContrast),
      UITraitCollection(userInterfaceIdiom: device?.idiom == .pad ? .pad : .phone),
      UITraitCollection(ios: system),
      UITraitCollection(verticalBarEdge: verticalBarEdge),
    ]
    if let sizeClasses {
      traits.append(
        UITraitCollection(
          horizontalSizeClass: sizeClasses.width == .compact ? .compact : .regular))
      traits.append(
        UITraitCollection(verticalSizeClass: sizeClasses.height == .compact ? .compact : .regular))
    }
    return UITraitCollection(traitsFrom: traits)
  }

  private var verticalBarEdge: UIVerticalBarEdge {
    guard !isCanvas, let side = device?.pose(orientation).barSide else { return .unspecified }
    return side.edge(isRightToLeft: layoutDirection == .rightToLeft)
  }

  /// Whether a view recorded left-to-right is right-to-left here.
  @MainActor func mirrors(_ view: UIView) -> Bool {
    layoutDirection == .rightToLeft && view.semanticContentAttribute == .unspecified
  }

  /// The traits of a sheet, which is elevated above the rest of the interface.
  @MainActor var sheetTraits: UITraitCollection {
    UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceLevel: .elevated)])
  }

  var assetTraits: AssetTraits {
    var traits = AssetTraits(
      idiom: isPad ? .pad : .phone, scale: scale,
      isDark: userInterfaceStyle == .dark, isRightToLeft: layoutDirection == .rightToLeft,
      language: locale)
    traits.hasHighContrast = accessibilityContrast == .high
    return traits
  }
}
