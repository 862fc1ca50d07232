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
  /// Whether the width is that of the text view.
  open var widthTracksTextView = false
  /// Whether the height is that of the text view.
  open var heightTracksTextView = false
  /// Parts of the room that text keeps out of; kept, lines here take the whole width.
  open var exclusionPaths: [UIBezierPath] = []
  /// What lays text out in the room.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// Makes a container of a size.
  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
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
