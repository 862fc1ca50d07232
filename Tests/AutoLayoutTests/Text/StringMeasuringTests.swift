import AutoLayout
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Strings and their sizes")
struct StringMeasuringTests {
  private static let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
  private static let text = "The quick brown fox jumps over the lazy dog"
  private static let line = 17.0 * 2444 / 2048

  @Test("a string is as large as a label with it, before rounding to pixels")
  func size() {
    let label = UILabel()
    label.text = StringMeasuringTests.text
    let size = StringMeasuringTests.text.size(withAttributes: StringMeasuringTests.font)
    #expect(size.height.isNear(StringMeasuringTests.line, within: 1e-9))
    let natural = label.intrinsicContentSize
    #expect(natural.width >= size.width)
    #expect(natural.width - size.width <= 0.5)
    let bridged = (StringMeasuringTests.text as NSString).size(
      withAttributes: StringMeasuringTests.font)
    #expect(bridged == size)
  }

  @Test("text wraps only if several lines are requested")
  func wrapping() {
    let room = CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)
    func rect(_ options: NSStringDrawingOptions) -> CGRect {
      StringMeasuringTests.text.boundingRect(
        with: room, options: options, attributes: StringMeasuringTests.font, context: nil)
    }
    let wrapped = rect([.usesLineFragmentOrigin, .usesFontLeading])
    #expect(wrapped.width <= 120)
    let lines = (wrapped.height / StringMeasuringTests.line).rounded()
    #expect(lines >= 3)
    #expect(abs(wrapped.height - lines * StringMeasuringTests.line) < 1e-9)
    let label = UILabel()
    label.text = StringMeasuringTests.text
    label.numberOfLines = 0
    #expect(label.sizeThatFits(room).height.isNear(wrapped.height, within: 0.5))
    #expect(rect([]).height.isNear(StringMeasuringTests.line, within: 1e-9))
  }

  @Test("the last visible line ends the text if the height is small")
  func truncation() {
    let context = NSStringDrawingContext()
    let rect = StringMeasuringTests.text.boundingRect(
      with: CGSize(width: 120, height: 45),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
      attributes: StringMeasuringTests.font, context: context)
    #expect(abs(rect.height - 2 * StringMeasuringTests.line) < 1e-9)
    #expect(context.totalBounds == rect)
  }

  @Test("a single line shrinks as far as the context allows")
  func shrinking() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.8
    let rect = "Shrinking text".boundingRect(
      with: CGSize(width: 100, height: 40), attributes: StringMeasuringTests.font, context: context)
    #expect(rect.width <= 100)
    #expect(context.actualScaleFactor < 1)
    #expect(context.actualScaleFactor >= 0.8)
  }

  @Test("the font's leading is added only on request")
  func leading() {
    let font = UIFont.preferredFont(forTextStyle: .footnote)
    let text = NSAttributedString(string: "a\nb", attributes: [.font: font])
    let room = CGSize(width: 100, height: 100)
    let tight = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
    let loose = text.boundingRect(
      with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    #expect(abs(loose.height - tight.height - font.leading) < 1e-9)
  }

  @Test("attachments, kern and baseline offsets are included")
  func attributes() {
    let plain = NSAttributedString(string: "ab", attributes: StringMeasuringTests.font).size()
    var kerned = StringMeasuringTests.font
    kerned[.kern] = 3
    #expect(
      abs(NSAttributedString(string: "ab", attributes: kerned).size().width - plain.width - 6)
        < 1e-9)
    var raised = StringMeasuringTests.font
    raised[.baselineOffset] = 5
    // Raised by more than the descent: from the baseline to the raised top.
    let top = UIFont.systemFont(ofSize: 17).ascender + 5
    #expect(
      abs(NSAttributedString(string: "ab", attributes: raised).size().height - top) < 1e-9)
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -4, width: 40, height: 30)
    let image = NSMutableAttributedString(
      string: "ab", attributes: StringMeasuringTests.font)
    image.append(NSAttributedString(attachment: attachment))
    #expect(abs(image.size().width - plain.width - 40) < 1e-9)
    #expect(image.size().height.isNear(30, within: 1.5))
  }
}
