public struct DocumentHeader: Hashable, Sendable {
  public enum Kind: String, Sendable {
    case storyboard
    case xib
  }

  /// The canvas for which the frames were computed.
  public struct CanvasDevice: Hashable, Sendable {
    public let id: String
    public let isLandscape: Bool
    public let isDark: Bool
  }

  public let kind: Kind
  public let toolsVersion: ToolsVersion
  public let targetRuntime: String
  public let usesAutoLayout: Bool
  public let usesTraitCollections: Bool
  /// Whether the views have safe areas, instead of the controllers' top and bottom guides only.
  public let usesSafeAreas: Bool
  public let isLaunchScreen: Bool
  public let initialViewController: String?
  public let device: CanvasDevice?
}
