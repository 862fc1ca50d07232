@_spi(Subclasses) public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation
public import LayoutEngine
package import TextMetrics

public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines = 0
  case alignCenters = 1
  case none = 2
}

@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  private final var content = LabelContent()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private final func change(_ change: (inout LabelContent) -> Void) {
    let old = content
    change(&content)
    if content.affectsSize(comparedTo: old) { invalidateIntrinsicContentSize() }
  }

  open var text: String? {
    get { content.text ?? content.attributedText?.string }
    set {
      change {
        $0.text = newValue
        $0.attributedText = nil
      }
    }
  }

  open var attributedText: NSAttributedString? {
    get {
      content.attributedText
        ?? content.text.map { NSAttributedString(string: $0, attributes: [.font: content.font]) }
    }
    set {
      change {
        $0.attributedText = newValue
        $0.text = nil
      }
    }
  }

  package final var givenAttributedText: NSAttributedString? { content.attributedText }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font, 17-point system font at first.
  ///
  /// A new font also applies to attributed text; nil means the first font.
  open var font: UIFont! {
    get { content.font }
    set {
      let font = newValue ?? UIFont()
      change {
        $0.font = font
        $0.attributedText = $0.attributedText?.replacing(.font, with: font)
      }
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
  @_spi(Subclasses) open override func adoptLooks(of model: UIView) {
    super.adoptLooks(of: model)
    guard let model = model as? UILabel, textColor == .label else { return }
    textColor = model.textColor
  }

  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var isEnabled = true
  open var isHighlighted = false

  open var textAlignment: NSTextAlignment {
    get { NSTextAlignment(rawValue: content.paragraph.alignment.rawValue) ?? .natural }
    set { change { $0.paragraph.alignment = .init(rawValue: newValue.rawValue) ?? .natural } }
  }

  /// How lines break; a new mode also applies to the paragraph styles of attributed text.
  open var lineBreakMode: NSLineBreakMode {
    get { NSLineBreakMode(rawValue: content.paragraph.lineBreakMode.rawValue) ?? .byTruncatingTail }
    set {
      change {
        $0.paragraph.lineBreakMode = .init(rawValue: newValue.rawValue) ?? .truncatingTail
        $0.attributedText = $0.attributedText?.replacing(newValue)
      }
    }
  }

  /// Kept, but has no effect on line breaks.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard

  open var numberOfLines: Int {
    get { content.numberOfLines }
    set { change { $0.numberOfLines = newValue } }
  }

  /// The wrap width in points for the intrinsic size; 0 means the layout decides (F6.19, F6.20).
  open var preferredMaxLayoutWidth: CGFloat {
    get { content.preferredMaxLayoutWidth }
    set { change { $0.preferredMaxLayoutWidth = newValue } }
  }

  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var allowsDefaultTighteningForTruncation = false
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  open var adjustsFontForContentSizeCategory = false {
    didSet { followContentSize() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followContentSize()
    invalidateIntrinsicContentSize()
  }

  private final func followContentSize() {
    guard adjustsFontForContentSizeCategory else { return }
    let category = traitCollection.preferredContentSizeCategory
    change { $0.font = $0.font.adjusted(to: category) }
  }

  // MARK: Size

  /// The text's size in pixels; wraps only at `preferredMaxLayoutWidth` (F6.19, F6.23).
  ///
  /// The second pass (F6.20) asks for it at the offered width, so overrides apply there as well.
  open override var intrinsicContentSize: CGSize {
    guard content.numberOfLines != 1 else { return textSize(in: nil) }
    let preferred = content.preferredMaxLayoutWidth
    return textSize(in: offeredWidth ?? (preferred > 0 ? preferred : nil))
  }

  @_spi(Subclasses) open override var contentHeightFollowsWidth: Bool {
    content.numberOfLines != 1 && content.preferredMaxLayoutWidth <= 0 && !content.isEmpty
  }

  /// The size of ``textRect(forBounds:limitedToNumberOfLines:)`` in a width; nil sets no limit.
  private final func textSize(in width: CGFloat?) -> CGSize {
    let largest = UIView.largestExtent
    let room = CGSize(width: min(width ?? largest, largest), height: largest)
    return textRect(
      forBounds: CGRect(origin: .zero, size: room), limitedToNumberOfLines: content.numberOfLines
    ).size
  }

  private final func measurement(_ width: CGFloat, lines: Int) -> TextMeasurement {
    // An unlimited width is infinite, and has a single entry in the cache.
    let width = width < UIView.largestExtent ? Double(width) : .infinity
    return textMeasurer.measure(content.styled, in: TextBounds(width: width, maximumLines: lines))
  }

  /// The size of the text in a width, at most as wide as that (F9.56).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(in: size.width > 0 ? size.width : nil)
  }

  @_spi(Subclasses) open override var contentBaselines: Baselines {
    let measures = measurement(.infinity, lines: content.numberOfLines)
    return Baselines(
      first: .fromTop(measures.firstBaseline),
      last: .fromBottom(measures.height - measures.lastBaseline))
  }

  @_spi(Subclasses) open override var textForDescription: String? { text }

  // MARK: Drawing

  /// The rectangle of the text, vertically centered; all sizes of the label come from it.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    guard !content.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let size = roundedUp(measurement(bounds.width, lines: numberOfLines))
    return CGRect(
      x: bounds.minX, y: bounds.minY + max(0, (bounds.height - size.height) / 2),
      width: min(size.width, bounds.width), height: min(size.height, bounds.height))
  }

  open override func draw(_ rect: CGRect) { drawText(in: rect) }

  open func drawText(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.drawViewContent(in: rect)
  }

  package final var shownText: StyledText {
    guard adjustsFontSizeToFitWidth, content.numberOfLines == 1 else { return content.styled }
    return content.styled.shrunk(
      toWidth: Double(bounds.width), minimumFactor: Double(minimumScaleFactor), by: textMeasurer)
  }
}
