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
    public var height: CGFloat
    public var isLight: Bool
    public var isPad: Bool
    /// The region of the signs, if they are in a strip at a side of the screen.
    public var strip: CGRect?

    public init(
      height: CGFloat, isLight: Bool = false, isPad: Bool = false, strip: CGRect? = nil
    ) {
      self.height = height
      self.isLight = isLight
      self.isPad = isPad
      self.strip = strip
    }
  }

  public var size: CGSize
  public var content: Part
  public var bars: [Part]
  public var statusBar: StatusBar?
  public var hasHomeIndicator: Bool
  public var isSheet: Bool
  public var columns: [Column] = []

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
