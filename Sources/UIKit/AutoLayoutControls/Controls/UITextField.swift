@_spi(Subclasses) public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation
public import LayoutEngine
import TextMetrics

@preconcurrency @MainActor
open class UITextField: UIControl, UIContentSizeCategoryAdjusting, UITextInput {
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  private final func sizeMayHaveChanged() { invalidateIntrinsicContentSize() }

  public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
    case cancelled = 1
  }

  open var text: String? = "" {
    didSet {
      guard text != oldValue else { return }
      selection = NSRange(location: text?.utf16.count ?? 0, length: 0)
      sizeMayHaveChanged()
    }
  }
  private final var selection = NSRange(location: 0, length: 0)
  open var placeholder: String? { didSet { if placeholder != oldValue { sizeMayHaveChanged() } } }
  open var attributedText: NSAttributedString? {
    didSet {
      text = attributedText?.string
      sizeMayHaveChanged()
    }
  }
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  open var font: UIFont? { didSet { if font != oldValue { sizeMayHaveChanged() } } }
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none { didSet { sizeMayHaveChanged() } }
  open var isSecureTextEntry = false { didSet { sizeMayHaveChanged() } }
  open var background: UIImage?
  open var disabledBackground: UIImage?
  open var clearButtonMode = ViewMode.never { didSet { sizeMayHaveChanged() } }
  open var clearsOnBeginEditing = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var leftView: UIView? { didSet { replaceSideView(oldValue, leftView) } }
  open var leftViewMode = ViewMode.never { didSet { sizeMayHaveChanged() } }
  open var rightView: UIView? { didSet { replaceSideView(oldValue, rightView) } }
  open var rightViewMode = ViewMode.never { didSet { sizeMayHaveChanged() } }

  open weak var delegate: (any UITextFieldDelegate)?
  open var inputTraits = TextInputTraits()
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
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

  open var adjustsFontForContentSizeCategory = false { didSet { followContentSize() } }

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

  open var isEditing: Bool { isFirstResponder }
  open override var canBecomeFirstResponder: Bool { isEnabled }

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

  open var hasText: Bool { text?.isEmpty == false }
  private final var document: TextDocument { TextDocument(text: text ?? "", selection: selection) }

  open func insertText(_ text: String) { write(text, in: selection) }
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

  open func text(in range: UITextRange) -> String? {
    document.range(range).map { ((text ?? "") as NSString).substring(with: $0) }
  }
  open func replace(_ range: UITextRange, withText text: String) {
    if let range = document.range(range) { exchange(range, for: text) }
  }
  open var selectedTextRange: UITextRange? {
    get { TextPart(selection) }
    set { selection = newValue.flatMap { document.range($0) } ?? selection }
  }
  open var endOfDocument: UITextPosition { TextPlace(text?.utf16.count ?? 0) }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    document.position(position, offset)
  }
  open func caretRect(for position: UITextPosition) -> CGRect {
    let room = editingRect(forBounds: bounds)
    let before = ((text ?? "") as NSString).substring(
      to: min((position as? TextPlace)?.offset ?? 0, text?.utf16.count ?? 0))
    let line = CGFloat(textMeasurer.metrics(of: resolvedFont).lineHeight)
    return CGRect(
      x: room.minX + advance(before), y: room.midY - line / 2, width: 2, height: line)
  }
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    let places = (0...(text?.utf16.count ?? 0)).map { TextPlace($0) }
    return places.min {
      abs(caretRect(for: $0).minX - point.x) < abs(caretRect(for: $1).minX - point.x)
    }
  }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    lineRects(for: range)
  }
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

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    editActions.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
  }
  open override func cut(_ sender: Any?) {
    guard editActions.canPerform(.cutAction) == true else { return }
    editActions.copy()
    write("", in: selection)
  }
  open override func copy(_ sender: Any?) { editActions.copy() }
  open override func paste(_ sender: Any?) {
    if let kept = UIPasteboard.general.string { insertText(kept) }
  }
  open override func delete(_ sender: Any?) {
    if editActions.canPerform(.deleteAction) == true { write("", in: selection) }
  }
  open override func select(_ sender: Any?) { selection = editActions.word }
  open override func selectAll(_ sender: Any?) { selection = editActions.everything }

  // MARK: Size

  /// The size of the text or placeholder, with border and side views (F9.18).
  open override var intrinsicContentSize: CGSize {
    let grid = pixelCeiling
    let text = textMeasurer.measure(StyledText(shownText, font: resolvedFont), in: .oneLine)
    let line = textMeasurer.metrics(of: resolvedFont).lineHeight
    let sides = sideWidth(leftView, leftViewMode) + sideWidth(rightView, rightViewMode)
    let width = CGFloat(grid.up(text.width)) + widthAround + sides
    return CGSize(width: width, height: height(lineHeight: line, grid))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  @_spi(Subclasses) open override var contentBaselines: Baselines {
    let metrics = textMeasurer.metrics(of: resolvedFont)
    // The line is vertically centered in the field.
    let baseline = Baselines.Offset.fromCenter(metrics.ascender - metrics.lineHeight / 2)
    return Baselines(first: baseline, last: baseline)
  }

  @_spi(Subclasses) open override var textForDescription: String? { text }

  // MARK: Rectangles

  // From right to left all of these are mirrored (F11.73).

  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let left = sideWidth(leftView, leftViewMode) + padding
    let right = sideWidth(rightView, rightViewMode) + padding
    return bounds.inset(by: UIEdgeInsets(top: 0, left: left, bottom: 0, right: right))
      .inReadingDirection(of: self, in: bounds)
  }

  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height
    ).inReadingDirection(of: self, in: bounds)
  }

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
      .inReadingDirection(of: self, in: bounds)
  }
  /// Not called: snapshots draw the text in another way.
  open func drawText(in rect: CGRect) {}
  /// Not called: snapshots draw the placeholder in another way.
  open func drawPlaceholder(in rect: CGRect) {}

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height
    ).inReadingDirection(of: self, in: bounds)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.isHidden = !isShown(leftViewMode)
    rightView?.isHidden = !isShown(rightViewMode)
    if isShown(leftViewMode) { leftView?.frame = leftViewRect(forBounds: bounds) }
    if isShown(rightViewMode) { rightView?.frame = rightViewRect(forBounds: bounds) }
  }
}
