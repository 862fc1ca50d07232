/// A device whose screen a document can be laid out on (F9.26).
public struct Device: Hashable, Sendable {
  /// The kinds of device with rules of their own.
  public enum Idiom: String, Sendable {
    case phone
    case pad
    case tv
  }

  public enum Orientation: String, Sendable {
    case portrait
    case landscape
  }

  public let id: String
  public let name: String
  public let width: Double
  public let height: Double
  /// Pixels per point.
  public let scale: Double
  public let idiom: Idiom
  let insets: Insets
  /// Whether the phone has a regular width in landscape orientation (F9.9).
  let isWide: Bool
  /// The differences of a screen that is only a column of a split view; nil for whole screens.
  var column: Column?

  struct Column: Hashable, Sendable {
    /// The remaining insets of the screen, and bars below the columns.
    var safeArea: EdgeInsetsElement
    var isCompact: Bool
  }

  struct Insets: Hashable, Sendable {
    var top: Double
    /// The top inset from ``XcodeEra/tallTopInsets`` on.
    var laterTop: Double?
    var bottom: Double
    var landscapeTop = 0.0
    var landscapeSide = 0.0
    var landscapeBottom = 0.0
  }

  /// The screen's size in an orientation, in points.
  public func size(_ orientation: Orientation) -> (width: Double, height: Double) {
    orientation == .portrait || idiom == .tv ? (width, height) : (height, width)
  }

  /// F9.9.
  public func sizeClasses(_ orientation: Orientation) -> (width: SizeClass, height: SizeClass) {
    if let column {
      return (column.isCompact ? .compact : .regular, idiom == .phone ? .compact : .regular)
    }
    guard idiom == .phone else { return (.regular, .regular) }
    return orientation == .portrait
      ? (.compact, .regular) : (isWide ? .regular : .compact, .compact)
  }

  /// Whether the screen has a home indicator, a strip at its bottom that apps leave free.
  public var hasHomeIndicator: Bool { insets.bottom > 0 && idiom != .tv }

  /// The screen's insets in points, as the canvas of an Xcode generation draws them; nil is the
  /// newest.
  package func safeArea(_ orientation: Orientation, tools: ToolsVersion?) -> EdgeInsetsElement {
    if let column { return column.safeArea }
    let later = tools.map { $0 >= XcodeEra.tallTopInsets } ?? true
    if orientation == .landscape, idiom != .tv {
      // The inset at the sides is at most the top inset of the generation.
      let side = later ? insets.landscapeSide : min(insets.landscapeSide, insets.top)
      return EdgeInsetsElement(
        top: insets.landscapeTop, left: side, bottom: insets.landscapeBottom, right: side)
    }
    return EdgeInsetsElement(
      top: later ? insets.laterTop ?? insets.top : insets.top, left: insets.landscapeSide * tv,
      bottom: insets.bottom, right: insets.landscapeSide * tv)
  }

  private var tv: Double { idiom == .tv ? 1 : 0 }
}
