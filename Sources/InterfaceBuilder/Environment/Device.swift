/// A device whose screen a document can be laid out on.
///
/// The table is F9.26; the identifiers are Interface Builder's.
public struct Device: Hashable, Sendable {
  /// The kinds of device that have rules of their own.
  public enum Idiom: String, Sendable {
    /// An iPhone.
    case phone
    /// An iPad.
    case pad
    /// An Apple TV.
    case tv
  }

  /// How a device is held.
  public enum Orientation: String, Sendable {
    /// Upright.
    case portrait
    /// On its side.
    case landscape
  }

  /// Interface Builder's identifier, such as `retina6_1`.
  public let id: String
  /// The models' names.
  public let name: String
  /// The screen's width upright, in points.
  public let width: Double
  /// The screen's height upright, in points.
  public let height: Double
  /// Pixels in a point.
  public let scale: Double
  /// Phone, pad or television.
  public let idiom: Idiom
  /// The screen's insets by orientation, without bars other than the status bar.
  let insets: Insets
  /// Whether the phone has room for a regular width on its side (F9.9).
  let isWide: Bool
  /// What differs where the screen is only a column of a split view; nil for whole screens.
  var column: Column?

  struct Column: Hashable, Sendable {
    /// What is left of the screen's insets, and bars below the columns.
    var safeArea: EdgeInsetsElement
    var isCompact: Bool
  }

  struct Insets: Hashable, Sendable {
    var top: Double
    /// The top inset from ``XcodeEra/tallTopInsets`` on.
    var laterTop: Double?
    /// The top inset in ``XcodeEra/middleTopInsets``, where it is neither.
    var middleTop: Double?
    var bottom: Double
    var landscapeTop = 0.0
    var landscapeSide = 0.0
    var landscapeBottom = 0.0
  }

  /// The screen's size, in points.
  ///
  /// - Parameter orientation: How the device is held.
  /// - Returns: Width and height.
  public func size(_ orientation: Orientation) -> (width: Double, height: Double) {
    orientation == .portrait || idiom == .tv ? (width, height) : (height, width)
  }

  /// The room along both axes of a full-screen window (F9.9).
  ///
  /// - Parameter orientation: How the device is held.
  /// - Returns: The size classes of width and height.
  public func sizeClasses(_ orientation: Orientation) -> (width: SizeClass, height: SizeClass) {
    if let column {
      return (column.isCompact ? .compact : .regular, idiom == .phone ? .compact : .regular)
    }
    guard idiom == .phone else { return (.regular, .regular) }
    return orientation == .portrait
      ? (.compact, .regular) : (isWide ? .regular : .compact, .compact)
  }

  /// Whether the screen has no home button but a strip at its bottom that apps leave free.
  public var hasHomeIndicator: Bool { insets.bottom > 0 && idiom != .tv }

  /// The insets of the screen, as the canvas of an Xcode generation draws them.
  ///
  /// - Parameters:
  ///   - orientation: How the device is held.
  ///   - tools: The generation; nil for the newest.
  /// - Returns: The four insets, in points.
  package func safeArea(_ orientation: Orientation, tools: ToolsVersion?) -> EdgeInsetsElement {
    if let column { return column.safeArea }
    let later = tools.map { $0 >= XcodeEra.tallTopInsets } ?? true
    if orientation == .landscape, idiom != .tv {
      // The inset at the sides is that of the top in the same generation, or less.
      let side = later ? insets.landscapeSide : min(insets.landscapeSide, insets.top)
      return EdgeInsetsElement(
        top: insets.landscapeTop, left: side, bottom: insets.landscapeBottom, right: side)
    }
    var top = later ? insets.laterTop ?? insets.top : insets.top
    if let tools, XcodeEra.middleTopInsets.contains(tools) { top = insets.middleTop ?? top }
    return EdgeInsetsElement(
      top: top, left: insets.landscapeSide * tv,
      bottom: insets.bottom, right: insets.landscapeSide * tv)
  }

  private var tv: Double { idiom == .tv ? 1 : 0 }
}
