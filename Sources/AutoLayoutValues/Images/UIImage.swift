public import Foundation

/// A picture, as far as layout needs it: how large it is, and which part of it counts for
/// alignment.
open class UIImage: NSObject, @unchecked Sendable {
  // Safe: an image never changes; a subclass with variables has to say the same of its own.

  /// What an image is.
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
    /// The pictures that are shown one after the other.
    var frames: [UIImage]?
    /// How long all of them are shown, in seconds.
    var duration: TimeInterval = 0
  }

  let facts: Facts

  init(facts: Facts) {
    self.facts = facts
    super.init()
  }

  /// Makes an image of size 0.
  public override convenience init() {
    self.init(facts: Facts(size: .zero))
  }

  /// Makes an image of a size.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: Pixels per point.
  ///   - name: The name it was asked for by.
  ///   - alignmentRectInsets: How far the part that counts for alignment lies inside, in points.
  package convenience init(
    size: CGSize, scale: CGFloat = 1, name: String? = nil,
    alignmentRectInsets: UIEdgeInsets = .zero
  ) {
    self.init(
      facts: Facts(
        size: size, scale: scale, name: name, alignmentRectInsets: alignmentRectInsets))
  }

  /// Finds the image of a literal in a source file, `#imageLiteral(resourceName:)`; one that is not
  /// found is empty and keeps its name.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(facts: ImageSource.image(named: name)?.facts ?? Facts(size: .zero, name: name))
  }

  public convenience init?(named name: String) {
    guard let found = ImageSource.image(named: name) else { return nil }
    self.init(facts: found.facts)
  }

  /// Finds an image among the resources of a bundle; the bundle and the traits are the source's
  /// business.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// The size, in points.
  open var size: CGSize { facts.size }
  /// Pixels per point.
  open var scale: CGFloat { facts.scale }
  /// How far the part that counts for alignment lies inside, in points (F6.15).
  open var alignmentRectInsets: UIEdgeInsets { facts.alignmentRectInsets }
  /// Which edges keep their size when the image is stretched, in points.
  open var capInsets: UIEdgeInsets { facts.capInsets }
  open var resizingMode: ResizingMode { facts.resizingMode }
  open var renderingMode: RenderingMode { facts.renderingMode }
  /// Whether the image is a symbol of the system.
  open var isSymbolImage: Bool { facts.symbol != nil }
  /// How a symbol is shown; nil for other images.
  open var symbolConfiguration: SymbolConfiguration? { facts.symbol?.configuration }
  /// The distance of the baseline from the bottom edge, in points.
  open var baselineOffsetFromBottom: CGFloat? { facts.baselineOffsetFromBottom }
  /// The name it was asked for by.
  package final var name: String? { facts.name }

  /// What the image shows; nil where only its size is known.
  package final var content: ImageContent? { facts.content }
  /// The colour the image was tinted with; nil for none.
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

  /// The image with edges that keep their size when it is stretched.
  ///
  /// - Parameters:
  ///   - capInsets: How wide the edges are, in points.
  ///   - resizingMode: What fills the middle.
  /// - Returns: The image that is stretched so.
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

  /// The image in one colour, which the tint of the view around does not change.
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The image in one colour.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - renderingMode: Whether the tint of the view around takes its place.
  /// - Returns: The image in the colour.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The image in another configuration; only symbols change.
  open func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    applyingSymbolConfiguration(configuration) ?? self
  }

  /// The symbol in another configuration; nil if the image is none.
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
    /// They do not: the tint does.
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
