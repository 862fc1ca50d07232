public import Foundation
import TextMetrics

public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
  public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
  public static let usesFontLeading = Self(rawValue: 1 << 1)
  public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
}

open class NSStringDrawingContext: NSObject {
  /// The smallest factor on the font size to fit a single line; 0 disables shrinking.
  open var minimumScaleFactor: CGFloat = 0
  open fileprivate(set) var actualScaleFactor: CGFloat = 1
  open fileprivate(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  public func size() -> CGSize {
    boundingRect(
      with: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil
    ).size
  }

  /// Returns the rectangle of the text, in points, not rounded; a side of 0 sets no limit.
  ///
  /// If a character has no font, it is in 12-point Helvetica, as in UIKit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    var paragraph = ParagraphStyle()
    paragraph.lineBreakMode =
      options.contains(.truncatesLastVisibleLine) ? .truncatingTail : .wordWrapping
    var text = StyledText(
      self, font: TextFont(family: .named("Helvetica"), pointSize: 12), paragraph: paragraph)
    let measurer = TextSystem.measurer
    if options.contains(.usesFontLeading) {
      text = text.withFontGaps(by: measurer)
    } else {
      for index in text.runs.indices { text.runs[index].font.leading = 0 }
    }
    let wraps = options.contains(.usesLineFragmentOrigin)
    let width = wraps && size.width > 0 ? Double(size.width) : .infinity
    if let context, context.minimumScaleFactor > 0, !wraps, size.width > 0, !text.runs.isEmpty {
      let natural = text.runs[0].font.pointSize
      text = text.shrunk(
        toWidth: Double(size.width), minimumFactor: Double(context.minimumScaleFactor), by: measurer
      )
      context.actualScaleFactor = CGFloat(text.runs[0].font.pointSize / natural)
    }
    var bounds = TextBounds(width: width, maximumLines: wraps ? 0 : 1)
    if wraps, options.contains(.truncatesLastVisibleLine), size.height > 0 {
      let lines = measurer.layout(text, in: bounds).lines
      bounds.maximumLines = max(
        1, lines.count { $0.top + $0.height <= Double(size.height) + 1e-3 })
    }
    let measured = measurer.measure(text, in: bounds).size
    let rect = CGRect(
      x: 0, y: 0, width: Double(measured.width).withoutRoundingError,
      height: Double(measured.height).withoutRoundingError)
    context?.totalBounds = rect
    return rect
  }
}

extension NSString {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attributes)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

extension String {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// Returns the rectangle in points, not rounded; a side of 0 sets no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }
}
