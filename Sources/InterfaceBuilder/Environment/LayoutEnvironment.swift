public import AssetCatalog
public import AutoLayout

/// Where a scene is laid out: the device, the user's settings, and how closely the canvas is
/// followed.
///
/// The default, ``canvas``, is the device the document was saved for, with the habits of the Xcode
/// that saved it: its frames can be compared with the recorded ones. Any other device shows the
/// scene as the app would at run time.
public struct LayoutEnvironment: Sendable {
  /// Where the natural sizes of text and controls come from.
  public enum LeafSizes: String, Sendable {
    /// They are measured.
    case measured
    /// They are the recorded frame's, so that layout can be assessed apart from text.
    case recorded
  }

  /// The device; nil for the canvas of the document.
  public var device: Device?
  /// How the device is held; nil for as on the canvas.
  public var orientation: Device.Orientation?
  /// The user's text size.
  public var contentSizeCategory: UIContentSizeCategory
  /// The direction of the user's language.
  public var layoutDirection: UIUserInterfaceLayoutDirection
  /// Light or dark, which changes no frame; unspecified for as on the canvas.
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The language whose strings stand for the document's own, such as `de`; nil for the document's.
  public var locale: String?
  /// Where the natural sizes of text and controls come from.
  public var leafSizes: LeafSizes
  /// Where images and colours are found by name; nil leaves images blank, with the sizes that the
  /// document records, and takes its colours.
  public var assets: AssetLibrary?
  /// What the screen of a running program knows, where the document is loaded by one.
  var programTraits: ProgramTraits?

  /// Whether the layout is the app's on the canvas device, too: nothing of what an Xcode recorded,
  /// or of how its canvas differs from a device, counts.
  package var isAtRunTime = false

  /// Frames of controllers' views, by identifier, in place of those that follow from the canvas:
  /// the application gives such views their size, whatever the canvas recorded.
  package var controllerFrames: [String: RectElement] = [:]

  /// Creates an environment.
  ///
  /// - Parameters:
  ///   - device: The device; nil for the canvas of the document.
  ///   - orientation: How the device is held; nil for as on the canvas.
  ///   - contentSizeCategory: The user's text size.
  ///   - layoutDirection: The direction of the user's language.
  ///   - locale: The language whose strings are shown.
  ///   - leafSizes: Where the natural sizes of text and controls come from.
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

  /// The canvas of the document itself.
  public static let canvas = LayoutEnvironment()
}
