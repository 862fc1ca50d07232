import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

extension UIArrangementViewController.Arrangement where Self == UISplitArrangement {
  public static var split: UISplitArrangement { UISplitArrangement() }
}

extension UIArrangementViewController.Arrangement where Self == UIOverlayArrangement {
  public static var overlay: UIOverlayArrangement { UIOverlayArrangement() }
}

/// Two views side by side in a wide room, or stacked in a high room (F15.11).
@preconcurrency @MainActor
public struct UISplitArrangement: UIArrangementViewController.Arrangement {
  public struct Dimension: Hashable, Sendable {
    enum Kind: Hashable {
      case automatic, intrinsic
      case fractional(CGFloat)
      case absolute(CGFloat)
    }

    let kind: Kind

    public static let automatic = Dimension(kind: .automatic)
    /// The natural size; treated as automatic.
    public static let intrinsic = Dimension(kind: .intrinsic)
    public static func fractional(_ fraction: CGFloat) -> Dimension {
      Dimension(kind: .fractional(fraction))
    }
    public static func absolute(_ length: CGFloat) -> Dimension {
      Dimension(kind: .absolute(length))
    }

    func length(in whole: CGFloat) -> CGFloat? {
      switch kind {
      case .automatic, .intrinsic: nil
      case .fractional(let fraction): whole * fraction
      case .absolute(let length): length
      }
    }
  }

  public struct DimensionRange: Hashable, Sendable {
    public var minimum = Dimension.automatic
    public var preferred = Dimension.automatic
    public var maximum = Dimension.automatic

    public init(
      minimum: Dimension = .automatic, preferred: Dimension = .automatic,
      maximum: Dimension = .automatic
    ) {
      self.minimum = minimum
      self.preferred = preferred
      self.maximum = maximum
    }
  }

  public struct ViewProperties: Hashable, Sendable {
    public var width = DimensionRange()
    public var height = DimensionRange()
    public var layoutPriority: Float = 0

    public init() {}
  }

  private var settings = ArrangementSettings(properties: ViewProperties())

  public init() {}

  /// Returns the arrangement with the axes along which it may split.
  public func axes(_ axes: UIAxis) -> UISplitArrangement {
    var copy = self
    copy.settings.axes = axes
    return copy
  }

  public var defaultViewProperties: ViewProperties { ViewProperties() }

  public mutating func setViewProperties(
    _ properties: ViewProperties, for placement: UIArrangementViewController.ViewPlacement
  ) {
    settings[placement] = properties
  }
}

extension UISplitArrangement: PlacingArrangement {
  func places(in room: ArrangementRoom, hasSecondary: Bool) -> ArrangedPlaces {
    let safe = room.safe
    let isWide = safe.width > safe.height
    let axis: UIAxis = isWide ? .horizontal : .vertical
    guard hasSecondary, settings.axes.contains(axis) else { return (room.bounds, nil, axis) }
    let start = isWide ? safe.minX : safe.minY
    let whole = isWide ? safe.width : safe.height
    let band = room.fold.flatMap { fold -> ClosedRange<CGFloat>? in
      // A band along the split separates nothing.
      guard isWide == (fold.height > fold.width) else { return nil }
      let range = isWide ? fold.minX...fold.maxX : fold.minY...fold.maxY
      return range.lowerBound > start && range.upperBound < start + whole ? range : nil
    }
    let isMirrored = isWide && room.isRightToLeft
    guard
      let lengths = lengths(
        whole, isWide,
        band.map { band in
          isMirrored
            ? (start + whole - band.upperBound, start + whole - band.lowerBound)
            : (band.lowerBound - start, band.upperBound - start)
        })
    else { return (nil, nil, axis) }
    let (first, gap, second) = lengths
    var pieces = (
      start..<(start + first), (start + first + gap)..<(start + first + gap + second)
    )
    if isMirrored {
      let end = start + whole
      pieces = (end - first..<end, end - first - gap - second..<end - first - gap)
    }
    return (
      rect(pieces.0, isWide, room), rect(pieces.1, isWide, room), axis
    )
  }

  /// The lengths of both views and of the gap; nil if nothing fits.
  private func lengths(
    _ whole: CGFloat, _ isWide: Bool, _ band: (start: CGFloat, end: CGFloat)?
  ) -> (CGFloat, CGFloat, CGFloat)? {
    let (primary, secondary) = (settings[.primary], settings[.secondary])
    let (first, second) =
      isWide ? (primary.width, secondary.width) : (primary.height, secondary.height)
    let preferred = first.preferred.length(in: whole)
    let least = first.minimum.length(in: whole) ?? 0
    let otherLeast = second.minimum.length(in: whole)
    if let band {
      // A part of the room that the hinge cuts off is too small for the primary view.
      guard least <= band.start else { return nil }
      // The other view takes the rest of the first half if it sets no minimum length.
      if let preferred, otherLeast == nil, preferred < band.start {
        return (preferred, 0, band.start - preferred)
      }
      return (band.start, band.end - band.start, whole - band.end)
    }
    var length =
      preferred ?? second.preferred.length(in: whole).map { whole - $0 } ?? whole / 2
    if let most = first.maximum.length(in: whole) { length = min(length, most) }
    if let most = second.maximum.length(in: whole) { length = max(length, whole - most) }
    length = max(least, min(length, whole - (otherLeast ?? 0)))
    return (min(length, whole), 0, max(0, whole - length))
  }

  /// A piece's rectangle, extended to the edges of the whole view.
  private func rect(_ piece: Range<CGFloat>, _ isWide: Bool, _ room: ArrangementRoom) -> CGRect {
    let (safe, bounds) = (room.safe, room.bounds)
    if isWide {
      let left = piece.lowerBound <= safe.minX ? bounds.minX : piece.lowerBound
      let right = piece.upperBound >= safe.maxX ? bounds.maxX : piece.upperBound
      return CGRect(x: left, y: bounds.minY, width: right - left, height: bounds.height)
    }
    let top = piece.lowerBound <= safe.minY ? bounds.minY : piece.lowerBound
    let bottom = piece.upperBound >= safe.maxY ? bounds.maxY : piece.upperBound
    return CGRect(x: bounds.minX, y: top, width: bounds.width, height: bottom - top)
  }
}

/// The primary view above the secondary view, or each in a half of the folded screen (F15.11).
@preconcurrency @MainActor
public struct UIOverlayArrangement: UIArrangementViewController.Arrangement {
  public struct ViewProperties: Hashable, Sendable {
    public var edge = NSDirectionalRectEdge.bottom

    public init() {}
  }

  private var settings = ArrangementSettings(properties: ViewProperties())

  public init() {}

  public func axes(_ axes: UIAxis) -> UIOverlayArrangement {
    var copy = self
    copy.settings.axes = axes
    return copy
  }

  public var defaultViewProperties: ViewProperties { ViewProperties() }

  public mutating func setViewProperties(
    _ properties: ViewProperties, for placement: UIArrangementViewController.ViewPlacement
  ) {
    settings[placement] = properties
  }
}

extension UIOverlayArrangement: PlacingArrangement {
  func places(in room: ArrangementRoom, hasSecondary: Bool) -> ArrangedPlaces {
    let bounds = room.bounds
    guard hasSecondary, let fold = room.fold else { return (bounds, bounds, []) }
    let isWide = fold.height > fold.width
    let axis: UIAxis = isWide ? .horizontal : .vertical
    guard settings.axes.contains(axis) else { return (bounds, bounds, []) }
    let (near, far) =
      isWide
      ? (
        CGRect(
          x: bounds.minX, y: bounds.minY, width: fold.minX - bounds.minX, height: bounds.height),
        CGRect(
          x: fold.maxX, y: bounds.minY, width: bounds.maxX - fold.maxX, height: bounds.height)
      )
      : (
        CGRect(
          x: bounds.minX, y: bounds.minY, width: bounds.width, height: fold.minY - bounds.minY),
        CGRect(
          x: bounds.minX, y: fold.maxY, width: bounds.width, height: bounds.maxY - fold.maxY)
      )
    let isMirrored = isWide && room.isRightToLeft
    return isMirrored ? (near, far, axis) : (far, near, axis)
  }
}

/// The axes along which an arrangement may split, and the properties of the two views.
private struct ArrangementSettings<Properties> {
  var axes: UIAxis = [.horizontal, .vertical]
  private var primary: Properties
  private var secondary: Properties

  init(properties: Properties) {
    primary = properties
    secondary = properties
  }

  subscript(placement: UIArrangementViewController.ViewPlacement) -> Properties {
    get { placement == .primary ? primary : secondary }
    set { if placement == .primary { primary = newValue } else { secondary = newValue } }
  }
}
