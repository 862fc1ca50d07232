#if !canImport(Darwin)
public import Foundation

/// The kind of what a user does who looks at a page of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What a user does in a program, to go on with it later or elsewhere.
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
  /// What kind of thing the user does, in reversed domain names.
  public let activityType: String
  /// What the user sees of it.
  open var title: String?
  /// What the program needs to go on.
  open var userInfo: [AnyHashable: Any]?
  /// Where a browser could go on with it.
  open var webpageURL: URL?

  /// Makes an activity.
  ///
  /// - Parameter activityType: The kind, in reversed domain names.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// The user does it now; nothing here hands it on.
  open func becomeCurrent() {}
  /// The user no longer does it.
  open func invalidate() {}

  /// Adds to what the program needs to go on.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}
#endif
