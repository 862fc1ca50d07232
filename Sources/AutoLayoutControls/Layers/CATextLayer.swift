public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// A layer that shows text.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// The text: a string, with or without attributes.
  open var string: Any?
  /// The size of the font, in points.
  open var fontSize: CGFloat = 36
  /// The font: one, or its name.
  open var font: AnyObject?
  /// The colour of the text.
  open var foregroundColor: CGColor? = UIColor.white.cgColor
  /// Whether lines are broken at the layer's width.
  open var isWrapped = false
  /// Where lines stand.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// What happens to a text that is too long.
  open var truncationMode = CATextLayerTruncationMode.none
  /// Whether letters may stand between pixels.
  open var allowsFontSubpixelQuantization = false
}

/// Where the lines of a text layer stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a place from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// At the edge where the writing begins.
  public static let natural = Self(rawValue: "natural")
  /// At the left edge.
  public static let left = Self(rawValue: "left")
  /// At the right edge.
  public static let right = Self(rawValue: "right")
  /// In the middle.
  public static let center = Self(rawValue: "center")
  /// At both edges.
  public static let justified = Self(rawValue: "justified")
}

/// What happens to a text that is too long for its layer.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// It is cut off.
  public static let none = Self(rawValue: "none")
  /// An ellipsis replaces the beginning.
  public static let start = Self(rawValue: "start")
  /// An ellipsis replaces the end.
  public static let end = Self(rawValue: "end")
  /// An ellipsis replaces the middle.
  public static let middle = Self(rawValue: "middle")
}
