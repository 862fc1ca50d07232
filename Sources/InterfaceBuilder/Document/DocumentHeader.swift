/// The properties of the root element of a document.
public struct DocumentHeader: Hashable, Sendable {
  public enum Kind: String, Sendable {
    /// Scenes with controllers.
    case storyboard
    /// Top-level objects, usually one view.
    case xib
  }

  /// The canvas for which the frames were computed.
  public struct CanvasDevice: Hashable, Sendable {
    /// The device's identifier, such as `retina6_1`.
    public let id: String
    /// Whether the canvas shows the device in landscape orientation.
    public let isLandscape: Bool
    public let isDark: Bool
  }

  public let kind: Kind
  /// The build of Interface Builder that saved the document.
  public let toolsVersion: ToolsVersion
  /// The document's target runtime, such as `iOS.CocoaTouch`.
  public let targetRuntime: String
  /// Whether constraints determine the frames instead of autoresizing.
  public let usesAutoLayout: Bool
  public let usesTraitCollections: Bool
  /// Whether the views have safe areas, instead of the controllers' top and bottom guides only.
  public let usesSafeAreas: Bool
  public let isLaunchScreen: Bool
  /// The identifier of a storyboard's initial controller.
  public let initialViewController: String?
  /// The canvas device; nil in documents of old Xcodes.
  public let device: CanvasDevice?
}
