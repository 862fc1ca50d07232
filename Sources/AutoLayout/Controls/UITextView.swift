public import Foundation
package import LayoutEngine
package import TextMetrics

/// The room that text of several lines is laid out in.
open class NSTextContainer: NSObject {
  /// The distance of lines from the left and the right edge, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The greatest number of lines; 0 sets no limit.
  open var maximumNumberOfLines = 0
  /// What happens to lines that are too long.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The room.
  open var size = CGSize.zero

  /// Makes a container of a size.
  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }
}

/// A view for text of several lines, which scrolls unless it is told not to.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting {
  /// The room that the text is laid out in.
  public let textContainer: NSTextContainer

  /// Makes a text view with a frame and a container.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
  }

  /// Makes a text view with a frame.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Makes a text view from an archive.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text; nil means none.
  open var text: String! {
    get { attributedContent?.string ?? plainText }
    set {
      plainText = newValue ?? ""
      attributedContent = nil
      invalidateIntrinsicContentSize()
    }
  }
  private var plainText = ""
  private var attributedContent: NSAttributedString?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with its attributes.
  open var attributedText: NSAttributedString! {
    get {
      attributedContent
        ?? NSAttributedString(string: plainText, attributes: [.font: font ?? Self.defaultFont])
    }
    set {
      attributedContent = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The font; nil means 12-point Helvetica.
  open var font: UIFont? {
    didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
  }
  private static let defaultFont =
    UIFont(textFont: TextFont(family: .named("Helvetica"), pointSize: 12))
  /// The colour of the text.
  open var textColor: UIColor?
  /// Where lines stand.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the user can write in it.
  open var isEditable = true
  /// Whether the user can choose text in it.
  open var isSelectable = true
  /// The distance of the text from the edges, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Whether the text scrolls; if not, the view is as high as its text.
  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

  /// Whether the font of a text style follows the content-size category of the traits.
  open var adjustsFontForContentSizeCategory = false { didSet { followContentSize() } }

  /// Takes the font's size for the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followContentSize()
    invalidateIntrinsicContentSize()
  }

  private func followContentSize() {
    guard adjustsFontForContentSizeCategory else { return }
    font = font?.adjusted(to: traitCollection.preferredContentSizeCategory)
  }

  // MARK: Size

  /// The text ready to be measured.
  package var shownText: StyledText {
    let font = (font ?? Self.defaultFont).textFont
    var paragraph = ParagraphStyle()
    paragraph.lineBreakMode = .init(rawValue: textContainer.lineBreakMode.rawValue) ?? .wordWrapping
    paragraph.alignment = .init(rawValue: textAlignment.rawValue) ?? .natural
    // A view without text is as high as one line.
    guard let attributedContent, attributedContent.length > 0 else {
      return StyledText(plainText.isEmpty ? " " : plainText, font: font, paragraph: paragraph)
    }
    return StyledText(attributedContent, font: font, paragraph: paragraph)
  }

  /// What surrounds the text, in points.
  private var surroundings: CGSize {
    let insets = textContainerInset
    return CGSize(
      width: insets.left + insets.right + textContainer.lineFragmentPadding * 2,
      height: insets.top + insets.bottom)
  }

  private func measured(_ width: CGFloat) -> CGSize {
    let around = surroundings
    let bounds = TextBounds(
      width: Double(max(0, width - around.width)), maximumLines: textContainer.maximumNumberOfLines)
    let size = pixelCeiling.up(textMeasurer.measure(shownText, in: bounds).size)
    return CGSize(width: size.width + around.width, height: size.height + around.height)
  }

  /// The size of the text with its surroundings; none while it scrolls (SEMANTICS 9.1).
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : measured(.infinity)
  }

  package override var contentHeightFollowsWidth: Bool { !isScrollEnabled }
  package override func contentSize(wrappedAt width: CGFloat) -> CGSize { measured(width) }

  /// The size of the text in a width; 0 offers as much as it likes.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measured(size.width > 0 ? size.width : .infinity)
  }

  package override var contentBaselines: Baselines {
    guard !isScrollEnabled else { return .bottom }
    let measures = textMeasurer.measure(shownText, in: TextBounds())
    return Baselines(
      first: .fromTop(Double(textContainerInset.top) + measures.firstBaseline),
      last: .fromBottom(
        Double(textContainerInset.bottom) + measures.height - measures.lastBaseline))
  }

  package override var textForDescription: String? { text }
  /// Text may be written in it.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
}
