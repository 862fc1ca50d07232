public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  public var customView: UIView?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0

  private init(_ color: UIColor?) { backgroundColor = color }

  static var buttonBackground: Self {
    var background = Self(nil)
    background.cornerRadius = 6
    return background
  }

  public static func clear() -> Self { Self(.clear) }
  public static func listPlainCell() -> Self { Self(.systemBackground) }
  public static func listGroupedCell() -> Self { Self(.secondarySystemGroupedBackground) }
  public static func listCell() -> Self { Self(.secondarySystemGroupedBackground) }
  public static func listPlainHeaderFooter() -> Self { Self(.systemBackground) }
  public static func listGroupedHeaderFooter() -> Self { Self(.clear) }
  public static func listSidebarCell() -> Self { Self(.clear) }

  public static func listAccompaniedSidebarCell() -> Self { Self(.clear) }
  public static func listSidebarHeader() -> Self { Self(.clear) }
  public static func listHeader() -> Self { Self(.clear) }
  public static func listFooter() -> Self { Self(.clear) }

  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var strokeColorTransformer: UIConfigurationColorTransformer?

  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?.transform(color) ?? color
  }
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?.transform(color) ?? color
  }

  public func updated(for state: any UIConfigurationState) -> Self { self }
}

public struct UIConfigurationColorTransformer: Sendable {
  public let transform: @Sendable (UIColor) -> UIColor

  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
    self.transform = transform
  }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  public static let grayscale = UIConfigurationColorTransformer { color in
    let parts = color.components
    let white = 0.299 * parts.red + 0.587 * parts.green + 0.114 * parts.blue
    return UIColor(white: white, alpha: parts.alpha)
  }
}
