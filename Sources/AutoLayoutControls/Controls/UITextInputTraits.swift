public import AutoLayoutValues
public import Foundation

/// How the keyboard helps with a text.
public struct TextInputTraits: Sendable {
  /// The keys.
  public var keyboardType = UIKeyboardType.default
  /// The key that ends the text.
  public var returnKeyType = UIReturnKeyType.default
  /// The looks.
  public var keyboardAppearance = UIKeyboardAppearance.default
  /// Where capital letters are set by themselves.
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected.
  public var autocorrectionType = UITextAutocorrectionType.default
  /// Whether spelling is checked.
  public var spellCheckingType = UITextSpellCheckingType.default
  /// Whether straight quotes become curved ones.
  public var smartQuotesType = UITextSmartQuotesType.default
  /// Whether two hyphens become a dash.
  public var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces follow words that are put in or taken out.
  public var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Whether the key that ends the text waits for some.
  public var enablesReturnKeyAutomatically = false
  /// What the text is.
  public var textContentType: UITextContentType?
  /// What a password that the system makes up has to be like.
  public var passwordRules: UITextInputPasswordRules?

  /// Makes the usual traits.
  public init() {}
}

/// What the user writes in with a keyboard.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// How the keyboard helps.
  var inputTraits: TextInputTraits { get set }
}

extension UITextInputTraits {
  /// The keys.
  public var keyboardType: UIKeyboardType {
    get { inputTraits.keyboardType }
    set { inputTraits.keyboardType = newValue }
  }
  /// The key that ends the text.
  public var returnKeyType: UIReturnKeyType {
    get { inputTraits.returnKeyType }
    set { inputTraits.returnKeyType = newValue }
  }
  /// The looks of the keyboard.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { inputTraits.keyboardAppearance }
    set { inputTraits.keyboardAppearance = newValue }
  }
  /// Where capital letters are set by themselves.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { inputTraits.autocapitalizationType }
    set { inputTraits.autocapitalizationType = newValue }
  }
  /// Whether words are corrected.
  public var autocorrectionType: UITextAutocorrectionType {
    get { inputTraits.autocorrectionType }
    set { inputTraits.autocorrectionType = newValue }
  }
  /// Whether spelling is checked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { inputTraits.spellCheckingType }
    set { inputTraits.spellCheckingType = newValue }
  }
  /// Whether straight quotes become curved ones.
  public var smartQuotesType: UITextSmartQuotesType {
    get { inputTraits.smartQuotesType }
    set { inputTraits.smartQuotesType = newValue }
  }
  /// Whether two hyphens become a dash.
  public var smartDashesType: UITextSmartDashesType {
    get { inputTraits.smartDashesType }
    set { inputTraits.smartDashesType = newValue }
  }
  /// Whether spaces follow words that are put in or taken out.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { inputTraits.smartInsertDeleteType }
    set { inputTraits.smartInsertDeleteType = newValue }
  }
  /// Whether the key that ends the text waits for some.
  public var enablesReturnKeyAutomatically: Bool {
    get { inputTraits.enablesReturnKeyAutomatically }
    set { inputTraits.enablesReturnKeyAutomatically = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the text is.
  public var textContentType: UITextContentType! {
    get { inputTraits.textContentType }
    set { inputTraits.textContentType = newValue }
  }
  /// What a password that the system makes up has to be like; nobody makes one up here.
  public var passwordRules: UITextInputPasswordRules? {
    get { inputTraits.passwordRules }
    set { inputTraits.passwordRules = newValue }
  }
}

/// Told of writing in a text field.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether writing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Writing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether writing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Writing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Writing has ended in a way; who does not answer this is told without it.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// What is chosen has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether a part of the text may be replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Whether the text may be cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the key that ends the text does what it does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// It may.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing is done.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// It may.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing is done.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Told without the way.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  /// Nothing is done.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// It may.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// It may.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// It does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// Told of writing in a text view.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether writing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Writing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether writing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Whether a part of the text may be replaced.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// What is chosen has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a touch of a link opens it: nobody touches here.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Writing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// The text has changed.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// It may.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Nothing is done.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// It may.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// It may.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Nothing is done.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// It does.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// Nothing is done.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Nothing is done.
  public func textViewDidChange(_ textView: UITextView) {}
}

/// What a touch asks of a link in a text.
public enum UITextItemInteraction: Int, Sendable {
  /// To open it.
  case invokeDefaultAction = 0
  /// To show what can be done with it.
  case presentActions = 1
  /// To show what it leads to.
  case preview = 2
}

extension UITextField {
  /// Writing has begun.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// The text has changed.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Writing has ended.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
}

extension UITextView {
  /// Writing has begun.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// The text has changed.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")
  /// Writing has ended.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")
}

/// What a text is.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a kind from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A name.
  public static let name = Self(rawValue: "name")
  /// A given name.
  public static let givenName = Self(rawValue: "given-name")
  /// A family name.
  public static let familyName = Self(rawValue: "family-name")
  /// A mail address.
  public static let emailAddress = Self(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = Self(rawValue: "tel")
  /// An address in the web.
  public static let URL = Self(rawValue: "url")
  /// A user's name.
  public static let username = Self(rawValue: "username")
  /// A password.
  public static let password = Self(rawValue: "password")
  /// A password that is chosen.
  public static let newPassword = Self(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  /// A street and number.
  public static let fullStreetAddress = Self(rawValue: "street-address")
  /// A postal code.
  public static let postalCode = Self(rawValue: "postal-code")
}
