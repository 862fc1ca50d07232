public import Foundation

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

/// What lays text out in containers.
open class NSLayoutManager: NSObject {
  /// The room that text is laid out in.
  open private(set) var textContainers: [NSTextContainer] = []

  /// Adds a container.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
  }
}

/// A text with attributes that is laid out.
open class NSTextStorage: NSObject, @unchecked Sendable {
  private let text: NSMutableAttributedString
  /// What lays the text out.
  open private(set) var layoutManagers: [NSLayoutManager] = []

  /// Makes a text of nothing.
  public override init() {
    text = NSMutableAttributedString(string: "")
    super.init()
  }

  /// Makes a text of another one.
  public init(attributedString: NSAttributedString) {
    text = NSMutableAttributedString(attributedString: attributedString)
    super.init()
  }

  /// Lets a manager lay the text out.
  open func addLayoutManager(_ manager: NSLayoutManager) {
    layoutManagers.append(manager)
  }

  /// The text without its attributes.
  open var string: String { text.string }
  /// How long the text is, in UTF-16 units.
  open var length: Int { text.length }
  /// Exchanges the text.
  open func setAttributedString(_ attributedString: NSAttributedString) {
    text.setAttributedString(attributedString)
  }
}

/// What in a text is made a link.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes types from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Telephone numbers.
  public static let phoneNumber = Self(rawValue: 1)
  /// Addresses in the web.
  public static let link = Self(rawValue: 2)
  /// Addresses of places.
  public static let address = Self(rawValue: 4)
  /// Dates.
  public static let calendarEvent = Self(rawValue: 8)
  /// Everything.
  public static let all = Self(rawValue: UInt.max)
}
