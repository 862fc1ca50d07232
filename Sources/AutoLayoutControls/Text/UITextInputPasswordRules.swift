public import Foundation

/// What a password that the system makes up has to be like, in the words of Apple's rules:
/// `required: digit; minlength: 8;`.
open class UITextInputPasswordRules: NSObject, NSCopying, @unchecked Sendable {
  // Safe: the rules never change.

  public let passwordRulesDescriptor: String

  /// Makes rules; they are kept as they are written.
  ///
  /// - Parameter passwordRulesDescriptor: The rules.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }

  /// A copy; rules do not change, so it is the same.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
