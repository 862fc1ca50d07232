/// The attributes on a document's root element.
public struct DocumentHeader: Hashable, Sendable {
  /// The kinds of document; raw values are the file extensions.
  public enum Kind: String, Sendable {
    case storyboard
    case xib
  }

  /// The canvas for which the frames were computed.
  public struct CanvasDevice: Hashable, Sendable {
    /// Interface Builder's identifier, such as `retina6_1`.
    public let id: String
    /// Whether the canvas shows the device in landscape orientation.
    public let isLandscape: Bool
    /// Whether the canvas shows the dark appearance.
    public let isDark: Bool
  }

  /// The kind, from the `type` attribute, not from the file's name.
  public let kind: Kind
  /// The build of Interface Builder; 0 if the attribute is missing or wrong.
  public let toolsVersion: ToolsVersion
  /// The platform, such as `iOS.CocoaTouch`; empty if it is missing.
  public let targetRuntime: String
  /// Whether the document uses Auto Layout; otherwise only autoresizing.
  public let usesAutoLayout: Bool
  /// Whether size classes can vary the document's values.
  public let usesTraitCollections: Bool
  /// Whether the views have safe areas, instead of the controllers' top and bottom guides only.
  public let usesSafeAreas: Bool
  /// Whether the system shows the document during launch, with no custom code.
  public let isLaunchScreen: Bool
  /// The identifier of the storyboard's first controller; nil if there is none.
  public let initialViewController: String?
  /// The canvas; nil if the document does not say.
  public let device: CanvasDevice?
}
