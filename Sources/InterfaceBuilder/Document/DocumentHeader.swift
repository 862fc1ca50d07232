/// What the root element of a document says.
public struct DocumentHeader: Hashable, Sendable {
  /// Whether the document is a storyboard or a nib.
  public enum Kind: String, Sendable {
    /// Scenes with controllers.
    case storyboard
    /// Top-level objects, usually one view.
    case xib
  }

  /// The canvas the frames were computed for.
  public struct CanvasDevice: Hashable, Sendable {
    /// The device's identifier, such as `retina6_1`.
    public let id: String
    /// Whether the canvas shows the device on its side.
    public let isLandscape: Bool
    /// Whether the canvas shows the device in its dark appearance.
    public let isDark: Bool
  }

  /// Storyboard or nib.
  public let kind: Kind
  /// The build of Interface Builder that saved the document.
  public let toolsVersion: ToolsVersion
  /// The document's target runtime, such as `iOS.CocoaTouch`.
  public let targetRuntime: String
  /// Whether constraints shape the frames; without it autoresizing does.
  public let usesAutoLayout: Bool
  /// Whether size-class variations apply.
  public let usesTraitCollections: Bool
  /// Whether the views have safe areas, instead of the controllers' top and bottom guides only.
  public let usesSafeAreas: Bool
  /// Whether the document is shown while an app starts.
  public let isLaunchScreen: Bool
  /// The controller a storyboard starts with.
  public let initialViewController: String?
  /// The canvas device; documents of old Xcodes name none.
  public let device: CanvasDevice?
}
