public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// Something that can be done with what a program gives.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The name of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Sends it to a device nearby.
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    /// Keeps it to be read later.
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    /// Gives it to a person.
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    /// Copies it.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    /// Sends it by mail.
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    /// Puts it into a document.
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
    /// Sends it as a message.
    public static let message = Self("com.apple.UIKit.activity.Message")
    /// Opens it in a reader of books.
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    /// Publishes it there.
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    /// Publishes it there.
    public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
    /// Publishes it there.
    public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
    /// Publishes it there.
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
    /// Publishes it there.
    public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
    /// Publishes it there.
    public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
    /// Prints it.
    public static let print = Self("com.apple.UIKit.activity.Print")
    /// Keeps it among the photos.
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
  }

  /// Where an activity stands.
  public enum Category: Int, Sendable {
    /// Among the actions.
    case action = 0
    /// Among the ways to share.
    case share = 1
  }

  /// The name.
  open var activityType: ActivityType? { nil }
  /// The title.
  open var activityTitle: String? { nil }
  /// The image for it; none unless a subclass has one.
  open var activityImage: UIImage? { nil }
  /// Where activities of the class stand.
  open class var activityCategory: Category { .action }
  /// Whether it can be done with items.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called with the items before it is done.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// The controller by which it is done; nil for none.
  open var activityViewController: UIViewController? { nil }
  /// Does it, where there is no controller.
  open func perform() {}
  /// Says that it is done, or not.
  open func activityDidFinish(_ completed: Bool) {}
}

/// Offers what can be done with items; its content is the system's own and is empty here.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Told what was done: the activity, whether it was completed, what came of it, and what failed.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// What something is to be done with.
  package let activityItems: [Any]
  /// What the client can do with it.
  package let applicationActivities: [UIActivity]
  /// What is not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Told what was done, which is nothing here.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Whether one activity after another can be done.
  open var allowsProminentActivity = true

  /// Makes a controller; it is a sheet on a phone, and a popover on a pad.
  ///
  /// - Parameters:
  ///   - activityItems: What something is to be done with.
  ///   - applicationActivities: What the client can do with it.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
  }

  /// Makes a controller of nothing from an archive.
  public required init?(coder: NSCoder) {
    activityItems = []
    applicationActivities = []
    super.init(coder: coder)
  }

  /// Gives the empty view its background.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}
