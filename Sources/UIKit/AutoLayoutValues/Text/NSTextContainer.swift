public import Foundation

open class NSTextContainer: NSObject {
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange?() } }
  open var maximumNumberOfLines = 0 { didSet { didChange?() } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange?() } }
  /// Notifies the text view, whose size depends on the container.
  package final var didChange: (() -> Void)?
  open var size = CGSize.zero
  open var widthTracksTextView = false
  open var heightTracksTextView = false
  /// Stored, but not used: lines use the whole width.
  open var exclusionPaths: [UIBezierPath] = []
  open internal(set) weak var layoutManager: NSLayoutManager?

  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }
}

public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let phoneNumber = Self(rawValue: 1)
  public static let link = Self(rawValue: 2)
  public static let address = Self(rawValue: 4)
  public static let calendarEvent = Self(rawValue: 8)
  public static let all = Self(rawValue: UInt.max)
}
