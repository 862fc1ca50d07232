public import AssetCatalog
public import AutoLayout

/// The device, the user's settings, and the fidelity to the canvas.
///
/// The default, ``canvas``, can be compared with recorded frames. Any other device shows the scene
/// as the app would at run time.
public struct LayoutEnvironment: Sendable {
  public enum LeafSizes: String, Sendable {
    case measured
    /// Recorded frames, to assess layout separately from text.
    case recorded
  }

  /// The device; nil for the canvas of the document.
  public var device: Device?
  public var orientation: Device.Orientation?
  public var contentSizeCategory: UIContentSizeCategory
  public var layoutDirection: UIUserInterfaceLayoutDirection
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  public var locale: String?
  public var leafSizes: LeafSizes
  /// The release of iOS, at run time; nil for the usual one, or for the canvas's.
  public var iosVersion: IOSVersion?
  /// The source of images and colors; nil leaves images blank, with the recorded sizes.
  public var assets: AssetLibrary?
  var programTraits: ProgramTraits?

  /// Whether the canvas device is laid out as by the app.
  package var isAtRunTime = false

  /// Frames of controllers' views by identifier, set by the application instead of the canvas.
  package var controllerFrames: [String: RectElement] = [:]

  public init(
    device: Device? = nil, orientation: Device.Orientation? = nil,
    contentSizeCategory: UIContentSizeCategory = .large,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight, locale: String? = nil,
    leafSizes: LeafSizes = .measured
  ) {
    self.device = device
    self.orientation = orientation
    self.contentSizeCategory = contentSizeCategory
    self.layoutDirection = layoutDirection
    self.locale = locale
    self.leafSizes = leafSizes
  }

  public static let canvas = LayoutEnvironment()
}

extension LayoutEnvironment {
  /// The release at run time unless another one is requested.
  package static let usualRelease = IOSVersion(18)

  func release(on device: Device?, tools: ToolsVersion?) -> IOSVersion {
    if let iosVersion { return iosVersion }
    if let tools { return IOSVersion(XcodeEra.iosMajorVersion(tools)) }
    return max(Self.usualRelease, device?.firstRelease ?? Self.usualRelease)
  }
}
