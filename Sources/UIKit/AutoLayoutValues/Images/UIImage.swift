public import Foundation

/// An image, reduced to the needs of layout: the size and the alignment rectangle.
open class UIImage: NSObject, @unchecked Sendable {
  // Safe: an image never changes; a subclass with variables must guarantee that itself.

  struct Facts: Equatable {
    var size: CGSize
    var scale: CGFloat = 1
    var name: String?
    var alignmentRectInsets = UIEdgeInsets.zero
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var renderingMode = RenderingMode.automatic
    var symbol: Symbol?
    var baselineOffsetFromBottom: CGFloat?
    var pixels: CGImage?
    var orientation = Orientation.up
    var content: ImageContent?
    var tint: UIColor?
    var flipsForRightToLeft = false
    var frames: [UIImage]?
    var duration: TimeInterval = 0
  }

  let facts: Facts

  init(facts: Facts) {
    self.facts = facts
    super.init()
  }

  public override convenience init() {
    self.init(facts: Facts(size: .zero))
  }

  /// Makes an image with a size in points.
  package convenience init(
    size: CGSize, scale: CGFloat = 1, name: String? = nil,
    alignmentRectInsets: UIEdgeInsets = .zero
  ) {
    self.init(
      facts: Facts(
        size: size, scale: scale, name: name, alignmentRectInsets: alignmentRectInsets))
  }

  /// Finds the image for a literal; an unknown image is empty and keeps the name.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(facts: ImageSource.image(named: name)?.facts ?? Facts(size: .zero, name: name))
  }

  public convenience init?(named name: String) {
    guard let found = ImageSource.image(named: name) else { return nil }
    self.init(facts: found.facts)
  }

  /// Finds an image by name; the provider decides how to use the bundle and the traits.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  open var size: CGSize { facts.size }
  open var scale: CGFloat { facts.scale }
  /// The insets of the alignment rectangle, in points (F6.15).
  open var alignmentRectInsets: UIEdgeInsets { facts.alignmentRectInsets }
  open var capInsets: UIEdgeInsets { facts.capInsets }
  open var resizingMode: ResizingMode { facts.resizingMode }
  open var renderingMode: RenderingMode { facts.renderingMode }
  open var isSymbolImage: Bool { facts.symbol != nil }
  open var symbolConfiguration: SymbolConfiguration? { facts.symbol?.configuration }
  open var baselineOffsetFromBottom: CGFloat? { facts.baselineOffsetFromBottom }
  package final var name: String? { facts.name }

  package final var content: ImageContent? { facts.content }
  package final var tint: UIColor? { facts.tint }
  open var flipsForRightToLeftLayoutDirection: Bool { facts.flipsForRightToLeft }

  final func changed(_ change: (inout Facts) -> Void) -> UIImage {
    var facts = facts
    change(&facts)
    return UIImage(facts: facts)
  }

  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baselineOffsetFromBottom = baselineOffset }
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }

  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  open func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    applyingSymbolConfiguration(configuration) ?? self
  }

  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard var symbol = facts.symbol else { return nil }
    symbol.configuration = symbol.configuration.applying(configuration)
    return changed {
      $0.symbol = symbol
      $0.size = symbol.size
      $0.alignmentRectInsets = symbol.alignmentRectInsets
      $0.paint(configuration.color)
    }
  }

  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }

  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIImage)?.facts == facts
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(facts.name)
    hasher.combine(facts.size.width)
    hasher.combine(facts.size.height)
    return hasher.finalize()
  }
}
