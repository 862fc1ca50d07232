public import AutoLayout
public import Foundation

/// A device's screen as a user sees it: a view, the bars around it, and the signs of the system.
@preconcurrency @MainActor
public struct Screen {
  /// A view, and its place on the screen in points.
  public struct Part {
    /// The view, laid out in its own size.
    public var view: UIView
    /// Its place on the screen, in points.
    public var frame: CGRect

    /// Makes a part of a screen.
    ///
    /// - Parameters:
    ///   - view: The view, laid out in its own size.
    ///   - frame: Its place on the screen, in points.
    public init(_ view: UIView, at frame: CGRect) {
      self.view = view
      self.frame = frame
    }
  }

  /// The strip at the top with the time and what the device is connected to.
  public struct StatusBar: Hashable, Sendable {
    /// Its height, in points: 20 on devices with a home button, more where a camera is.
    public var height: CGFloat
    /// Whether its signs are light, for dark content.
    public var isLight: Bool
    /// Whether the device is a pad, which shows the date.
    public var isPad: Bool

    /// Makes a status bar.
    ///
    /// - Parameters:
    ///   - height: Its height, in points.
    ///   - isLight: Whether its signs are light.
    ///   - isPad: Whether the device is a pad.
    public init(height: CGFloat, isLight: Bool = false, isPad: Bool = false) {
      self.height = height
      self.isLight = isLight
      self.isPad = isPad
    }
  }

  /// The screen's size, in points.
  public var size: CGSize
  /// The view that fills the screen, or the part of it that bars leave.
  public var content: Part
  /// The bars above the content, the lowest first.
  public var bars: [Part]
  /// The strip at the top; nil where there is none.
  public var statusBar: StatusBar?
  /// Whether a strip at the bottom shows where to swipe to go home.
  public var hasHomeIndicator: Bool
  /// Whether the content is a sheet above another scene.
  public var isSheet: Bool
  /// The columns of a split view, above the content and below the bars, from the leading edge on.
  public var columns: [Column] = []

  /// A part of a screen with content and bars of its own; the signs of the system are the screen's.
  public struct Column {
    /// The content with the bars around it, in the column's own coordinates.
    public var screen: Screen
    /// Its part of the screen, in points.
    public var frame: CGRect

    /// Makes a column.
    ///
    /// - Parameters:
    ///   - screen: The content with the bars around it, in the column's own coordinates.
    ///   - frame: Its part of the screen, in points.
    public init(_ screen: Screen, at frame: CGRect) {
      self.screen = screen
      self.frame = frame
    }
  }
  /// A sheet inside the content, which lies above the rest of it.
  var raised: Part?

  /// Makes a screen.
  ///
  /// - Parameters:
  ///   - size: The screen's size, in points.
  ///   - content: The view on it.
  ///   - bars: The bars above the content, the lowest first.
  ///   - statusBar: The strip at the top.
  ///   - hasHomeIndicator: Whether a strip at the bottom shows where to swipe to go home.
  ///   - isSheet: Whether the content is a sheet above another scene.
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
