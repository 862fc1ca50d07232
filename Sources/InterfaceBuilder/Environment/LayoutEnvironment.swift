public import AssetCatalog
public import AutoLayout

/// The environment of a layout: the device, the user's settings, and the fidelity to the canvas.
///
/// The default, ``canvas``, is the device the document was saved for, with the behavior of the
/// Xcode that saved it: its frames can be compared with the recorded ones. Any other device shows
/// the scene as the app would at run time.
public struct LayoutEnvironment: Sendable {
  /// The source of the natural sizes of text and controls.
  public enum LeafSizes: String, Sendable {
    /// They are measured.
    case measured
    /// They are taken from recorded frames, to assess layout separately from text.
    case recorded
  }

  /// The device; nil for the canvas of the document.
  public var device: Device?
  /// The orientation of the device; nil for the canvas's.
  public var orientation: Device.Orientation?
  public var contentSizeCategory: UIContentSizeCategory
  public var layoutDirection: UIUserInterfaceLayoutDirection
  /// Light or dark, which does not affect frames; unspecified for the canvas's.
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The language of the strings, such as `de`; nil for the document's own.
  public var locale: String?
  public var leafSizes: LeafSizes
  /// The source of images and colors by name; nil leaves images blank, with the recorded sizes, and
  /// uses the document's colors.
  public var assets: AssetLibrary?
  /// The traits of a running program's screen, if a program loads the document.
  var programTraits: ProgramTraits?

  /// Whether the layout on the canvas device is also the app's, without anything specific to
  /// Xcode's canvas.
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
