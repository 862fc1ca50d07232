#if !canImport(Darwin)
public import Foundation

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

@preconcurrency @MainActor
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
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

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}
#endif
