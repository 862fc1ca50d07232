public import AutoLayout
public import Foundation

@preconcurrency @MainActor
public struct Screen {
  public struct Part {
    public var view: UIView
    public var frame: CGRect

    public init(_ view: UIView, at frame: CGRect) {
      self.view = view
      self.frame = frame
    }
  }

  public struct StatusBar: Hashable, Sendable {
    /// The height, in points: 20 on devices with a home button, more with a camera in the screen.
    public var height: CGFloat
    public var isLight: Bool
    public var isPad: Bool

    public init(height: CGFloat, isLight: Bool = false, isPad: Bool = false) {
      self.height = height
      self.isLight = isLight
      self.isPad = isPad
    }
  }

  public var size: CGSize
  /// The view that fills the screen, or the area between the bars.
  public var content: Part
  /// The bars above the content, back to front.
  public var bars: [Part]
  public var statusBar: StatusBar?
  public var hasHomeIndicator: Bool
  public var isSheet: Bool
  /// The columns of a split view, above the content and below the bars, in reading direction.
  public var columns: [Column] = []

  /// A part of a screen with its own content and bars, but no status bar or home indicator.
  public struct Column {
    public var screen: Screen
    public var frame: CGRect

    public init(_ screen: Screen, at frame: CGRect) {
      self.screen = screen
      self.frame = frame
    }
  }
  /// A sheet inside the content, above the rest of the content.
  var raised: Part?

  public init(
    size: CGSize, content: Part, bars: [Part] = [], statusBar: StatusBar? = nil,
    hasHomeIndicator: Bool = false, isSheet: Bool = false
  ) {
    self.size = size
    self.content = content
    self.bars = bars
    self.statusBar = statusBar
    self.hasHomeIndicator = hasHomeIndicator
    self.isSheet = isSheet
  }
}
