public import Foundation

extension NSAttributedString.Key {
  public static let font = Self("NSFont")
  public static let paragraphStyle = Self("NSParagraphStyle")
  public static let foregroundColor = Self("NSColor")
  public static let backgroundColor = Self("NSBackgroundColor")
  public static let ligature = Self("NSLigature")
  public static let kern = Self("NSKern")
  public static let tracking = Self("CTTracking")
  public static let strikethroughStyle = Self("NSStrikethrough")
  public static let underlineStyle = Self("NSUnderline")
  public static let strokeColor = Self("NSStrokeColor")
  public static let strokeWidth = Self("NSStrokeWidth")
  public static let shadow = Self("NSShadow")
  public static let attachment = Self("NSAttachment")
  public static let link = Self("NSLink")
  public static let baselineOffset = Self("NSBaselineOffset")
  public static let underlineColor = Self("NSUnderlineColor")
  public static let strikethroughColor = Self("NSStrikethroughColor")
  public static let obliqueness = Self("NSObliqueness")
  public static let expansion = Self("NSExpansion")
}

public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let single = Self(rawValue: 1)
  public static let thick = Self(rawValue: 2)
  public static let double = Self(rawValue: 9)
}

open class NSShadow: NSObject, @unchecked Sendable {
  // Safe: it stays on its thread until it is part of a string, and then changes no more.

  #if !canImport(Darwin)
  /// See `foundationTypeWord`; must be the first stored property.
  private let typeWord = foundationTypeWord
  #endif

  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?
}

open class NSTextAttachment: NSObject, @unchecked Sendable {
  // Safe: on the same condition.

  #if !canImport(Darwin)
  /// See `foundationTypeWord`; must be the first stored property.
  private let typeWord = foundationTypeWord
  #endif

  open var image: UIImage?
  open var bounds = CGRect.zero

  public final let contents: Data?
  public final let fileType: String?

  public override convenience init() {
    self.init(data: nil, ofType: nil)
  }

  /// Makes an attachment from a file's data; an image file also sets `image`.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    image = contentData.flatMap { UIImage(data: $0) }
    super.init()
  }

  /// Returns the box in a line, in points, with the origin on the baseline.
  ///
  /// Layout passes the line of the text, not counting the attachment, starting at x = 0.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds == .zero else { return bounds }
    return CGRect(origin: .zero, size: image?.size ?? .zero)
  }

  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Returns the box for layout in a line with a height, in points.
  final func box(inLineOf height: CGFloat, at index: Int) -> CGRect {
    attachmentBounds(
      for: nil, proposedLineFragment: CGRect(x: 0, y: 0, width: 1e7, height: height),
      glyphPosition: .zero, characterIndex: index)
  }
}

extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
