public import Foundation

/// Rules for generated passwords in Apple's syntax: `required: digit; minlength: 8;`.
open class UITextInputPasswordRules: NSObject, NSCopying, @unchecked Sendable {
  // Safe: the rules never change.

  public let passwordRulesDescriptor: String

  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }

  /// Returns the receiver, since rules are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
