public import Foundation

#if !canImport(Darwin)
/// A colour as drawing sees it: components in sRGB and an opacity.
public final class CGColor: Hashable, Sendable {
  /// Red, green, blue and opacity, each from 0 to 1.
  public let components: [CGFloat]?

  /// Makes a colour from its components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// The opacity.
  public var alpha: CGFloat { components?.last ?? 1 }

  /// Whether both have the same components.
  public static func == (a: CGColor, b: CGColor) -> Bool {
    a.components == b.components
  }

  /// Feeds the components to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(components)
  }
}
#endif

/// How a view's rectangle is shown: its corners and its border.
@preconcurrency @MainActor
open class CALayer: NSObject, @unsafe AssociationOwner {
  /// Only used under the lock of associated values.
  nonisolated(unsafe) var associatedValues: AssociatedValues?
  /// The view whose layer this is.
  var viewLine: Lifeline?
  weak var parentLayer: CALayer?
  var ownSublayers: [CALayer] = []
  var ownFrame = CGRect.zero
  /// A name to find the layer by.
  open var name: String?
  /// The opacity of a layer that is no view's, from 0 to 1.
  open var opacity: Float = 1
  /// Pixels per point of the content.
  open var contentsScale: CGFloat = 1
  /// Whether a layer that is no view's is hidden.
  open var isHidden = false
  /// The colour behind the content of a layer that is no view's.
  open var backgroundColor: CGColor?
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  /// Whether what lies inside is cut off at the corners and edges.
  open var masksToBounds = false
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The blur of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// The displacement of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The colour of the shadow.
  open var shadowColor: CGColor?

  /// Makes a layer.
  public required override init() {
    super.init()
  }
}

extension UIColor {
  /// The colour as drawing sees it.
  public var cgColor: CGColor {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a colour from drawing's form of it.
  public convenience init(cgColor: CGColor) {
    let components = cgColor.components ?? [0, 0, 0, 1]
    self.init(
      red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  /// Reads the components.
  ///
  /// - Parameters:
  ///   - red: Receives the red component.
  ///   - green: Receives the green component.
  ///   - blue: Receives the blue component.
  ///   - alpha: Receives the opacity.
  /// - Returns: Whether the colour has such components: always.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    // Safe: the caller's pointers are valid for the call, as everywhere in UIKit.
    unsafe red?.pointee = self.red
    unsafe green?.pointee = self.green
    unsafe blue?.pointee = self.blue
    unsafe alpha?.pointee = self.alpha
    return true
  }
}
