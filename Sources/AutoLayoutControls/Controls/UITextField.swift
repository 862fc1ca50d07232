@_spi(Subclasses) public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation
public import LayoutEngine
import TextMetrics

/// A control for one line of text.
@preconcurrency @MainActor
open class UITextField: UIControl, UIContentSizeCategoryAdjusting, UITextInput {
  /// The borders of a text field.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A line.
    case line = 1
    /// A sunken one.
    case bezel = 2
    /// One with round corners.
    case roundedRect = 3
  }

  /// When something in a text field is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the user writes.
    case whileEditing = 1
    /// While the user does not write.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  private final func sizeMayHaveChanged() { invalidateIntrinsicContentSize() }

  /// How writing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// It was taken over.
    case committed = 0
    /// Another one took its place, or it was dismissed.
    case cancelled = 1
  }

  /// The text; what is chosen is then its end.
  open var text: String? = "" {
    didSet {
      guard text != oldValue else { return }
      selection = NSRange(location: text?.utf16.count ?? 0, length: 0)
      sizeMayHaveChanged()
    }
  }
  private final var selection = NSRange(location: 0, length: 0)
  /// The text while there is none.
  open var placeholder: String? { didSet { if placeholder != oldValue { sizeMayHaveChanged() } } }
  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    didSet {
      text = attributedText?.string
      sizeMayHaveChanged()
    }
  }
  /// The placeholder with its attributes.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  /// The font; nil means 17-point system font.
  open var font: UIFont? { didSet { if font != oldValue { sizeMayHaveChanged() } } }
  /// The colour of the text.
  open var textColor: UIColor?
  /// Where the text stands.
  open var textAlignment = NSTextAlignment.natural
  /// The border.
  open var borderStyle = BorderStyle.none { didSet { sizeMayHaveChanged() } }
  /// Whether the text is hidden behind dots.
  open var isSecureTextEntry = false { didSet { sizeMayHaveChanged() } }
  /// The image behind the text, in place of a border.
  open var background: UIImage?
  /// The image behind the text while the field cannot be used.
  open var disabledBackground: UIImage?
  /// When there is a button that clears the text.
  open var clearButtonMode = ViewMode.never { didSet { sizeMayHaveChanged() } }
  /// Whether writing begins by clearing the text.
  open var clearsOnBeginEditing = false
  /// Whether text shrinks to the field's width.
  open var adjustsFontSizeToFitWidth = false
  /// How far text may shrink, in points.
  open var minimumFontSize: CGFloat = 0
  /// A view before the text.
  open var leftView: UIView? { didSet { replaceSideView(oldValue, leftView) } }
  /// When the view before the text is shown.
  open var leftViewMode = ViewMode.never { didSet { sizeMayHaveChanged() } }
  /// A view after the text.
  open var rightView: UIView? { didSet { replaceSideView(oldValue, rightView) } }
  /// When the view after the text is shown.
  open var rightViewMode = ViewMode.never { didSet { sizeMayHaveChanged() } }

  /// Told of writing; not kept alive.
  open weak var delegate: (any UITextFieldDelegate)?
  /// How the keyboard helps.
  open var inputTraits = TextInputTraits()
  /// The attributes of text that has none of its own.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of what is written next.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Whether the user can change attributes.
  open var allowsEditingTextAttributes = false
  /// Whether writing takes the place of all that was there.
  open var clearsOnInsertion = false
  private final var ownInputView: UIView?
  private final var ownAccessoryView: UIView?
  /// What is shown in place of the keyboard.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  /// What is shown above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  /// Whether the font of a text style follows the content-size category of the traits.
  open var adjustsFontForContentSizeCategory = false { didSet { followContentSize() } }

  /// Takes the font's size for the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followContentSize()
    sizeMayHaveChanged()
  }

  private final func followContentSize() {
    guard adjustsFontForContentSizeCategory else { return }
    font = font?.adjusted(to: traitCollection.preferredContentSizeCategory)
  }

  private final func replaceSideView(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    sizeMayHaveChanged()
  }

  // MARK: Writing

  /// Whether the user writes in it now.
  open var isEditing: Bool { isFirstResponder }
  /// Text may be written in it.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Asks for the keyboard, if the delegate lets it, and tells of the beginning.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    if clearsOnBeginEditing { text = "" }
    setNeedsLayout()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Gives the keyboard back, if the delegate lets it, and tells of the end.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  /// Whether there is text.
  open var hasText: Bool { text?.isEmpty == false }
  private final var document: TextDocument { TextDocument(text: text ?? "", selection: selection) }

  /// Writes in place of what is chosen, if the delegate lets it, and tells of it.
  open func insertText(_ text: String) { write(text, in: selection) }
  /// Takes out what is chosen, or the character before it, if the delegate lets it.
  open func deleteBackward() {
    if let range = document.deletedRange { write("", in: range) }
  }

  private final func write(_ new: String, in range: NSRange) {
    let mayChange =
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: new) ?? true
    if mayChange { exchange(range, for: new) }
  }

  private final func exchange(_ range: NSRange, for new: String) {
    let result = document.replacing(range, by: new)
    text = result.text
    selection = result.selection
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// The text of a part.
  open func text(in range: UITextRange) -> String? {
    document.range(range).map { ((text ?? "") as NSString).substring(with: $0) }
  }
  /// Puts a text in the place of a part.
  open func replace(_ range: UITextRange, withText text: String) {
    if let range = document.range(range) { exchange(range, for: text) }
  }
  /// The chosen part.
  open var selectedTextRange: UITextRange? {
    get { TextPart(selection) }
    set { selection = newValue.flatMap { document.range($0) } ?? selection }
  }
  /// The last place.
  open var endOfDocument: UITextPosition { TextPlace(text?.utf16.count ?? 0) }
  /// The place some UTF-16 units further on; nil outside the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    document.position(position, offset)
  }
  /// The rectangle of the line where text would be written: two points wide, after what stands
  /// before it.
  open func caretRect(for position: UITextPosition) -> CGRect {
    let room = editingRect(forBounds: bounds)
    let before = ((text ?? "") as NSString).substring(
      to: min((position as? TextPlace)?.offset ?? 0, text?.utf16.count ?? 0))
    let line = CGFloat(textMeasurer.metrics(of: resolvedFont).lineHeight)
    return CGRect(
      x: room.minX + advance(before), y: room.midY - line / 2, width: 2, height: line)
  }
  /// The place nearest to a point of the view.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    let places = (0...(text?.utf16.count ?? 0)).map { TextPlace($0) }
    return places.min {
      abs(caretRect(for: $0).minX - point.x) < abs(caretRect(for: $1).minX - point.x)
    }
  }
  /// The rectangles of a part, in points of the view.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    lineRects(for: range)
  }
  /// The rectangle of a part's first line, in points of the view.
  open func firstRect(for range: UITextRange) -> CGRect { firstLineRect(for: range) }
  private final func advance(_ string: String) -> CGFloat {
    string.isEmpty
      ? 0
      : CGFloat(
        textMeasurer.measure(StyledText(string, font: resolvedFont), in: .oneLine).width)
  }

  // MARK: Edit actions

  private final var editActions: EditActions {
    EditActions(document: document, isEditable: isEnabled, isSecret: isSecureTextEntry)
  }

  /// Whether an action can be done: for those of editing, by what is chosen and kept.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    editActions.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
  }
  /// Takes out what is chosen, and keeps it on the pasteboard.
  open override func cut(_ sender: Any?) {
    guard editActions.canPerform(.cutAction) == true else { return }
    editActions.copy()
    write("", in: selection)
  }
  /// Keeps what is chosen on the pasteboard.
  open override func copy(_ sender: Any?) { editActions.copy() }
  /// Writes the text of the pasteboard in place of what is chosen.
  open override func paste(_ sender: Any?) {
    if let kept = UIPasteboard.general.string { insertText(kept) }
  }
  /// Takes out what is chosen.
  open override func delete(_ sender: Any?) {
    if editActions.canPerform(.deleteAction) == true { write("", in: selection) }
  }
  /// Chooses the word where text would be written.
  open override func select(_ sender: Any?) { selection = editActions.word }
  /// Chooses the whole text.
  open override func selectAll(_ sender: Any?) { selection = editActions.everything }

  // MARK: Size

  /// Room for the text or its placeholder, the border and the side views (F9.18).
  open override var intrinsicContentSize: CGSize {
    let grid = fieldCeiling
    let text = textMeasurer.measure(StyledText(shownText, font: resolvedFont), in: .oneLine)
    let line = textMeasurer.metrics(of: resolvedFont).lineHeight
    let sides = sideWidth(leftView, leftViewMode) + sideWidth(rightView, rightViewMode)
    let width = CGFloat(grid.up(text.width)) + widthAround + sides
    return CGSize(width: width, height: height(lineHeight: line, grid))
  }

  /// The size of the content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  @_spi(Subclasses) open override var contentBaselines: Baselines {
    let metrics = textMeasurer.metrics(of: resolvedFont)
    // The line stands in the middle of the field, however high that is.
    let baseline = Baselines.Offset.fromCenter(metrics.ascender - metrics.lineHeight / 2)
    return Baselines(first: baseline, last: baseline)
  }

  @_spi(Subclasses) open override var textForDescription: String? { text }

  // MARK: Rectangles

  /// The rectangle of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let left = sideWidth(leftView, leftViewMode) + padding
    let right = sideWidth(rightView, rightViewMode) + padding
    return bounds.inset(by: UIEdgeInsets(top: 0, left: left, bottom: 0, right: right))
  }

  /// The rectangle of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The rectangle of the view before the text.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The rectangle of the border: the whole one.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of the button that clears the text, at the end [memory].
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }
  /// Draws the text; pictures show it without asking.
  open func drawText(in rect: CGRect) {}
  /// Draws the placeholder; pictures show it without asking.
  open func drawPlaceholder(in rect: CGRect) {}

  /// The rectangle of the view after the text.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Places the side views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.isHidden = !isShown(leftViewMode)
    rightView?.isHidden = !isShown(rightViewMode)
    if isShown(leftViewMode) { leftView?.frame = leftViewRect(forBounds: bounds) }
    if isShown(rightViewMode) { rightView?.frame = rightViewRect(forBounds: bounds) }
  }
}
