public import AssetCatalog
public import AutoLayout

/// The device, the user's settings and the texts for a layout, and the fidelity to the canvas.
///
/// Each of these axes has a default: the document's value, or the current screen's in code. The
/// default of all axes, ``canvas``, can be compared with recorded frames. `EnvironmentAxis` has the
/// words for the axes in options, settings, tools and reports.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The sources of intrinsic content sizes.
  public enum LeafSizes: String, Sendable {
    /// Sizes from measured texts, images and controls.
    case measured
    /// Recorded frames, to assess layout separately from text.
    case recorded
  }

  /// The texts of documents.
  public enum Texts: String, Sendable {
    /// The texts in the document, or in the strings files of the language.
    case document
    /// Longer texts, as in translations.
    case pseudo
  }

  /// The device or window; nil for the canvas of the document.
  public var device: Device? { didSet { unlistedDevice = nil } }
  /// The identifier of a device in a report or document that this package does not know.
  private var unlistedDevice: String?
  /// The orientation; nil for the canvas's, or portrait on another device.
  public var orientation: Device.Orientation?
  /// The release of iOS, at run time; nil for the usual release, or for the canvas's.
  public var iosVersion: IOSVersion?
  /// The user's text size; nil for the document's, or large.
  public var textSize: UIContentSizeCategory?
  /// The direction of the interface; nil for the direction of the language.
  public var direction: UIUserInterfaceLayoutDirection?
  /// The language, such as `de` or `pt-BR`; nil for the texts in the document.
  public var locale: String?
  /// Light or dark; unspecified for the canvas's.
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The contrast of colors; unspecified is normal.
  public var accessibilityContrast = UIAccessibilityContrast.unspecified
  /// The texts of documents.
  public var texts = Texts.document

  /// The source of intrinsic content sizes.
  public var leafSizes: LeafSizes
  /// The source of images and colors; nil leaves images blank, with the recorded sizes.
  public var assets: AssetLibrary?
  /// The traits of a running program, which replace the device.
  var programTraits: ProgramTraits?
  /// Whether the canvas device is laid out as by the app.
  package var isAtRunTime = false
  /// Whether a canvas that lacked fonts shows them, as pictures do.
  package var usesProjectFonts = false
  /// Whether insets that the canvas counted twice are counted once, as at run time (F10.14).
  package var countsInsetsOnce = false
  /// Frames of controllers' views by identifier, set by the application instead of the canvas.
  package var controllerFrames: [String: RectElement] = [:]

  /// Makes an environment with values for some axes.
  public init(
    device: Device? = nil, orientation: Device.Orientation? = nil,
    contentSizeCategory: UIContentSizeCategory? = nil,
    layoutDirection: UIUserInterfaceLayoutDirection? = nil, locale: String? = nil,
    leafSizes: LeafSizes = .measured
  ) {
    self.device = device
    self.orientation = orientation
    textSize = contentSizeCategory
    direction = layoutDirection
    self.locale = locale
    self.leafSizes = leafSizes
  }

  /// The environment of the document's canvas.
  public static let canvas = LayoutEnvironment()

  /// The text size that applies: ``textSize``, or large.
  public var contentSizeCategory: UIContentSizeCategory {
    get { textSize ?? .large }
    set { textSize = newValue }
  }

  /// The direction that applies: ``direction``, or that of the language.
  public var layoutDirection: UIUserInterfaceLayoutDirection {
    get {
      if let direction { return direction }
      let isRightToLeft = locale.flatMap { LanguageTag($0) }?.isRightToLeft ?? false
      return isRightToLeft ? .rightToLeft : .leftToRight
    }
    set { direction = newValue }
  }

  /// The identifier of the device, such as `retina6_1`; nil for the canvas.
  public var deviceID: String? { device?.id ?? unlistedDevice }

  /// Selects a device by identifier; an unknown device is only named in reports.
  package mutating func selectDevice(id: String) {
    device = Device.named(id)
    if device == nil { unlistedDevice = id }
  }

  /// The environment with the fonts of the project, also on a canvas that lacked them.
  package var withProjectFonts: LayoutEnvironment {
    var environment = self
    environment.usesProjectFonts = true
    return environment
  }

  /// Whether scenes are laid out as recorded, which makes frames comparable.
  package var isCanvas: Bool {
    EnvironmentAxis.all.allSatisfy { !$0.affectsLayout || $0.word(self) == nil }
  }

  /// Returns the environment with the document's device and orientation in place of the canvas.
  package func resolved(for header: DocumentHeader) -> LayoutEnvironment {
    var resolved = self
    let canvas = deviceID == nil ? header.device : nil
    if let canvas { resolved.selectDevice(id: canvas.id) }
    if orientation == nil {
      resolved.orientation = canvas?.isLandscape == true ? .landscape : .portrait
    }
    return resolved
  }

  /// A short description that leaves out default values.
  public var summary: String {
    let device = device?.title ?? deviceID ?? EnvironmentAxis.device.usual
    return ([device] + EnvironmentAxis.inReadingOrder.dropFirst().compactMap { $0.phrase(self) })
      .joined(separator: ", ")
  }

  /// The reason that the device does not run the release, with a remedy; nil if it does.
  package func refusal(remedy: String) -> String? {
    guard let device, let iosVersion, !device.runs(iosVersion), let first = device.firstRelease
    else { return nil }
    return "\(device.id) does not run iOS \(iosVersion); \(remedy) \(first) or later"
  }
}

extension LayoutEnvironment {
  /// The release at run time unless another release is requested.
  package static let usualRelease = IOSVersion(ReleaseDifference.usualRelease)

  func release(on device: Device?, tools: ToolsVersion?) -> IOSVersion {
    if let iosVersion { return iosVersion }
    if let tools { return IOSVersion(XcodeEra.iosMajorVersion(tools)) }
    return max(Self.usualRelease, device?.firstRelease ?? Self.usualRelease)
  }
}
