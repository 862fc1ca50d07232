@_spi(Subclasses) public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation
public import LayoutEngine
package import TextMetrics

@preconcurrency @MainActor
open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting, UITextInput {
  open private(set) var textContainer: NSTextContainer
  open var textStorage: NSTextStorage { NSTextStorage(attributedString: attributedText) }
  open var layoutManager: NSLayoutManager {
    let manager = madeManager
    let storage = textStorage
    laidOutStorage = storage
    storage.addLayoutManager(manager)
    textContainer.size = CGSize(
      width: bounds.width - textContainerInset.left - textContainerInset.right, height: 0)
    return manager
  }
  private final lazy var madeManager: NSLayoutManager = {
    let manager = NSLayoutManager()
    manager.addTextContainer(textContainer)
    return manager
  }()
  private final var laidOutStorage: NSTextStorage?

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    followContainer()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Makes a text view; both kinds of layout manager give the same layout.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  /// Always nil: text is laid out as by `layoutManager`.
  open var textLayoutManager: NSTextLayoutManager? { nil }

  public enum BorderStyle: Int, Sendable {
    case none = 0
    case roundedRect = 1
  }

  /// Kept, but not drawn.
  open var borderStyle = BorderStyle.none

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    followContainer()
  }

  private final func followContainer() {
    textContainer.didChange = { [weak self] in self?.invalidateIntrinsicContentSize() }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text; nil means none.
  open var text: String! {
    get { attributedContent?.string ?? plainText }
    set {
      let isUnchanged = attributedContent == nil && plainText == newValue
      guard !isUnchanged else { return }
      plainText = newValue ?? ""
      attributedContent = nil
      invalidateIntrinsicContentSize()
    }
  }
  private final var plainText = ""
  private final var attributedContent: NSAttributedString?
  package final var givenAttributedText: NSAttributedString? { attributedContent }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
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

  open var font: UIFont? {
    didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
  }
  private static let defaultFont =
    UIFont(textFont: TextFont(family: .named("Helvetica"), pointSize: 12))
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { invalidateIntrinsicContentSize() }
  }

  open weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }
  open var inputTraits = TextInputTraits()
  open var selectedRange = NSRange(location: 0, length: 0)
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  open var dataDetectorTypes: UIDataDetectorTypes = []
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var usesStandardTextScaling = false
  open private(set) var findInteraction: UIFindInteraction?
  open var isFindInteractionEnabled = false {
    didSet {
      guard isFindInteractionEnabled != oldValue else { return }
      findInteraction = isFindInteractionEnabled ? UIFindInteraction(of: self) : nil
    }
  }
  private final var ownInputView: UIView?
  private final var ownAccessoryView: UIView?
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

  open var adjustsFontForContentSizeCategory = false { didSet { followContentSize() } }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followContentSize()
    invalidateIntrinsicContentSize()
  }

  private final func followContentSize() {
    guard adjustsFontForContentSizeCategory else { return }
    font = font?.adjusted(to: traitCollection.preferredContentSizeCategory)
  }

  open func scrollRangeToVisible(_ range: NSRange) {
    let length = max(1, text.utf16.count)
    let share = CGFloat(range.location + range.length) / CGFloat(length)
    let height = sizeThatFits(CGSize(width: bounds.width, height: 0)).height
    scrollRectToVisible(CGRect(x: 0, y: share * height, width: 1, height: 1), animated: false)
  }

  // MARK: Size

  /// The width that the content size is measured at; nil after a change.
  private final var measuredWidth: CGFloat?

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    measuredWidth = nil
    setNeedsLayout()
  }

  /// The size of the text with insets, in whole points (F8.35); a size that code sets holds until
  /// the text or the width changes.
  open override var contentSize: CGSize {
    get {
      updateContentSize()
      return super.contentSize
    }
    set {
      measuredWidth = bounds.width
      super.contentSize = newValue
    }
  }

  private final func updateContentSize() {
    guard measuredWidth != bounds.width else { return }
    measuredWidth = bounds.width
    guard bounds.width > 0 else { return super.contentSize = .zero }
    let around = surroundings
    let text = textMeasurement(in: bounds.width - around.width).height
    super.contentSize = CGSize(
      width: bounds.width, height: CGFloat(PixelCeiling(scale: 1).up(text + Double(around.height))))
  }

  /// The text in the form for measuring, with the leading of the fonts (F9.49).
  package final var shownText: StyledText { styledText.withFontGaps(by: textMeasurer) }

  private final var styledText: StyledText {
    let font = (font ?? Self.defaultFont).textFont
    var paragraph = ParagraphStyle()
    paragraph.lineBreakMode = .init(rawValue: textContainer.lineBreakMode.rawValue) ?? .wordWrapping
    paragraph.alignment = .init(rawValue: textAlignment.rawValue) ?? .natural
    // An empty view is as high as a line.
    guard let attributedContent, attributedContent.length > 0 else {
      return StyledText(plainText.isEmpty ? " " : plainText, font: font, paragraph: paragraph)
    }
    return StyledText(attributedContent, font: font, paragraph: paragraph)
  }

  private final var surroundings: CGSize {
    let insets = textContainerInset
    return CGSize(
      width: insets.left + insets.right + textContainer.lineFragmentPadding * 2,
      height: insets.top + insets.bottom)
  }

  private final func measured(_ width: CGFloat) -> CGSize {
    let around = surroundings
    let size = pixelCeiling.up(textMeasurement(in: width - around.width).size)
    // An empty view's line has a height but no width.
    let isEmpty = (attributedContent?.length ?? plainText.utf16.count) == 0
    return CGSize(
      width: (isEmpty ? 0 : size.width) + around.width, height: size.height + around.height)
  }

  private final func textMeasurement(in width: CGFloat) -> TextMeasurement {
    let bounds = TextBounds(
      width: Double(max(0, width)), maximumLines: textContainer.maximumNumberOfLines)
    let text = shownText
    var measurement = textMeasurer.measure(text, in: bounds)
    // The leading after a line also counts for the last line (F9.22).
    measurement.height += text.runs.last?.font.leading ?? 0
    return measurement
  }

  /// The size of the text with insets; none if scrolling is enabled (F9.22).
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : measured(offeredWidth ?? .infinity)
  }

  @_spi(Subclasses) open override var contentHeightFollowsWidth: Bool { !isScrollEnabled }
  @_spi(Subclasses) open override func contentSize(wrappedAt width: CGFloat) -> CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric, height: intrinsicContentSize(offering: width).height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measured(size.width > 0 ? size.width : .infinity)
  }

  @_spi(Subclasses) open override var contentBaselines: Baselines {
    guard !isScrollEnabled else { return .edges }
    let measures = textMeasurer.measure(shownText, in: TextBounds())
    return Baselines(
      first: .fromTop(Double(textContainerInset.top) + measures.firstBaseline),
      last: .fromBottom(
        Double(textContainerInset.bottom) + measures.height - measures.lastBaseline))
  }

  @_spi(Subclasses) open override var textForDescription: String? { text }

  // MARK: Writing

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  open var hasText: Bool { !text.isEmpty }
  private final var document: TextDocument { TextDocument(text: text, selection: selectedRange) }

  open func insertText(_ text: String) { write(text, in: selectedRange) }
  open func deleteBackward() {
    if let range = document.deletedRange { write("", in: range) }
  }

  private final func write(_ new: String, in range: NSRange) {
    if delegate?.textView(self, shouldChangeTextIn: range, replacementText: new) ?? true {
      exchange(range, for: new)
    }
  }

  private final func exchange(_ range: NSRange, for new: String) {
    let result = document.replacing(range, by: new)
    text = result.text
    selectedRange = result.selection
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  // MARK: Edit actions

  private final var editActions: EditActions {
    EditActions(document: document, isEditable: isEditable)
  }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    editActions.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
  }
  open override func cut(_ sender: Any?) {
    guard editActions.canPerform(.cutAction) == true else { return }
    editActions.copy()
    write("", in: selectedRange)
  }
  open override func copy(_ sender: Any?) { editActions.copy() }
  open override func paste(_ sender: Any?) {
    if isEditable, let kept = UIPasteboard.general.string { insertText(kept) }
  }
  open override func delete(_ sender: Any?) {
    if editActions.canPerform(.deleteAction) == true { write("", in: selectedRange) }
  }
  open override func select(_ sender: Any?) { selectedRange = editActions.word }
  open override func selectAll(_ sender: Any?) { selectedRange = editActions.everything }

  open func text(in range: UITextRange) -> String? {
    document.range(range).map { (text as NSString).substring(with: $0) }
  }
  open func replace(_ range: UITextRange, withText text: String) {
    if let range = document.range(range) { exchange(range, for: text) }
  }
  open var selectedTextRange: UITextRange? {
    get { TextPart(selectedRange) }
    set { selectedRange = newValue.flatMap { document.range($0) } ?? selectedRange }
  }
  open var endOfDocument: UITextPosition { TextPlace(text.utf16.count) }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    document.position(position, offset)
  }
  open func caretRect(for position: UITextPosition) -> CGRect {
    let end = min((position as? TextPlace)?.offset ?? 0, text.utf16.count)
    let font = (font ?? Self.defaultFont).textFont
    let line = CGFloat(textMeasurer.metrics(of: font).lineHeight)
    let lines = lines(of: (text as NSString).substring(to: end), font)
    let side = textContainerInset.left + textContainer.lineFragmentPadding
    return CGRect(
      x: side + lines.lastWidth, y: textContainerInset.top + CGFloat(lines.count - 1) * line,
      width: 2, height: line)
  }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    lineRects(for: range)
  }
  open func firstRect(for range: UITextRange) -> CGRect { firstLineRect(for: range) }
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    func distance(_ offset: Int) -> (CGFloat, CGFloat) {
      let rect = caretRect(for: TextPlace(offset))
      return (max(0, max(rect.minY - point.y, point.y - rect.maxY)), abs(rect.minX - point.x))
    }
    return (0...text.utf16.count).min { distance($0) < distance($1) }.map { TextPlace($0) }
  }

  private final func lines(of part: String, _ font: TextFont) -> (count: Int, lastWidth: CGFloat) {
    guard !part.isEmpty else { return (1, 0) }
    let room = bounds.width - surroundings.width
    let measured = textMeasurer.measure(
      StyledText(part, font: font), in: TextBounds(width: Double(max(1, room))))
    let line = textMeasurer.metrics(of: font).lineHeight
    let last = part.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    let width = textMeasurer.measure(StyledText(String(last), font: font), in: .oneLine).width
    let count = max(1, Int((measured.height / line).rounded())) + (last.isEmpty ? 1 : 0)
    // A wrapped line's end is not known exactly, only that it is within the available width.
    return (count, last.isEmpty ? 0 : min(CGFloat(width), max(0, room)))
  }
}

/// The layout manager of newer text views, which no text view has here.
@preconcurrency @MainActor
open class NSTextLayoutManager: NSObject {
  open weak var textContainer: NSTextContainer?
}
