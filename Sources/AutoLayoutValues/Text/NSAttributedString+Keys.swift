public import Foundation

extension NSAttributedString.Key {
  public static let font = Self("NSFont")
  public static let paragraphStyle = Self("NSParagraphStyle")
  public static let foregroundColor = Self("NSColor")
  public static let backgroundColor = Self("NSBackgroundColor")
  /// A number: 0 for no ligatures.
  public static let ligature = Self("NSLigature")
  /// A number of points after every character.
  public static let kern = Self("NSKern")
  /// A number of points after every character, as `kern`.
  public static let tracking = Self("CTTracking")
  public static let strikethroughStyle = Self("NSStrikethrough")
  public static let underlineStyle = Self("NSUnderline")
  public static let strokeColor = Self("NSStrokeColor")
  public static let strokeWidth = Self("NSStrokeWidth")
  public static let shadow = Self("NSShadow")
  public static let attachment = Self("NSAttachment")
  public static let link = Self("NSLink")
  /// A number of points above the baseline.
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
  // Safe: if it is no longer changed once it is part of a string; until then it has to stay with
  // one thread, as in UIKit.

  #if !canImport(Darwin)
  /// See `foundationTypeWord`; must be the first stored property.
  private let typeWord = foundationTypeWord
  #endif

  /// How far it is moved, in points.
  open var shadowOffset = CGSize.zero
  /// How far its edge is blurred, in points.
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

  /// Makes an attachment of nothing.
  public override convenience init() {
    self.init(data: nil, ofType: nil)
  }

  /// Makes an attachment of a file; one that holds a picture has it as its image.
  ///
  /// - Parameters:
  ///   - contentData: The bytes of the file.
  ///   - uti: What kind of file that is.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    image = contentData.flatMap { UIImage(data: $0) }
    super.init()
  }

  /// The box in a line, in points, its origin on the baseline: ``bounds``, or the image's size.
  ///
  /// An override may fit it to the line. Layout asks with the line that the text would have without
  /// it, from x = 0 on.
  ///
  /// - Parameters:
  ///   - textContainer: What the text is laid out in, if it is known.
  ///   - lineFrag: The line, in points.
  ///   - position: Where in the line it stands.
  ///   - charIndex: Which character of the text it is.
  /// - Returns: The box.
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

  /// The box that takes part in a line of a height, in points.
  final func box(inLineOf height: CGFloat, at index: Int) -> CGRect {
    attachmentBounds(
      for: nil, proposedLineFragment: CGRect(x: 0, y: 0, width: 1e7, height: height),
      glyphPosition: .zero, characterIndex: index)
  }
}

extension NSAttributedString {
  /// Makes text of an attachment alone.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
