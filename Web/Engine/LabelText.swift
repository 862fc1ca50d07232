#if TEXT
import LayoutEngine
import TextMetrics

/// A label's text, measured as `UILabel` measures it.
struct LabelText {
  let text: String
  let styled: StyledText
  /// The greatest number of lines; 0 sets no limit.
  let lines: Int
  /// The width at which several lines wrap whatever width they are given, in points, as
  /// `preferredMaxLayoutWidth`; 0 for none.
  let preferredWidth: Double

  /// Keeps what it has learnt of fonts; one does for all systems.
  private static let measurer = SystemFontMetrics()

  /// - Parameters:
  ///   - text: The characters.
  ///   - font: The font.
  ///   - lines: The greatest number of lines; 0 sets no limit.
  ///   - preferredWidth: The width at which several lines wrap, in points; 0 for none.
  init(_ text: String, font: TextFont, lines: Int, preferredWidth: Double) {
    self.text = text
    self.lines = lines
    self.preferredWidth = lines == 1 ? 0 : preferredWidth
    styled = StyledText(text, font: font)
  }

  /// The size, rounded up to whole pixels (F6.23).
  func size(in width: Double, scale: Double) -> (width: Double, height: Double) {
    guard !text.isEmpty else { return (0, 0) }
    let size = measure(in: width)
    let pixels = PixelCeiling(scale: scale)
    return (pixels.up(size.width), pixels.up(size.height))
  }

  /// Its content's size before it is laid out.
  func contentSize(scale: Double) -> (width: Double, height: Double) {
    size(in: preferredWidth > 0 ? preferredWidth : .infinity, scale: scale)
  }

  /// Whether its height follows from the width it is given.
  var followsWidth: Bool { lines != 1 && preferredWidth <= 0 && !text.isEmpty }

  /// Where its first and last lines stand in it.
  var baselines: Baselines {
    guard !text.isEmpty else { return .bottom }
    let size = measure(in: .infinity)
    return Baselines(
      first: .fromTop(size.firstBaseline), last: .fromBottom(size.height - size.lastBaseline))
  }

  /// The lines in a width.
  func layout(in width: Double) -> TextLayout {
    Self.measurer.layout(styled, in: TextBounds(width: width, maximumLines: lines))
  }

  private func measure(in width: Double) -> TextMeasurement {
    Self.measurer.measure(styled, in: TextBounds(width: width, maximumLines: lines))
  }
}

extension LayoutSystem {
  /// Makes an item a label.
  func setLabel(_ label: LabelText, of item: Int32) {
    let index = items[Int(item)].content.label ?? labels.count
    if index == labels.count { labels.append(label) } else { labels[index] = label }
    let size = label.contentSize(scale: grid.scale)
    wrapped.removeAll { $0 == item }
    if label.followsWidth { wrapped.append(item) }
    items[Int(item)].content.label = index
    items[Int(item)].content.measuredWidth = nil
    items[Int(item)].content.width = size.width
    items[Int(item)].content.height = size.height
    setBaselines(label.baselines, of: item)
    installContent(of: item)
  }

  /// Measures text of several lines at its solved width; whether a height has changed.
  func measureWrappedText() -> Bool {
    var changed = false
    for item in wrapped {
      let record = items[Int(item)]
      // Text breaks at the width it is shown with, which is that of whole pixels.
      let width = grid.rounded(engine.rect(of: record.id)).width
      guard record.content.measuredWidth != width, let label = record.content.label else {
        continue
      }
      items[Int(item)].content.measuredWidth = width
      let height = labels[label].size(in: width, scale: grid.scale).height
      items[Int(item)].content.height = height
      try? engine.setContentExtent(height, of: record.id, .vertical)
      changed = true
    }
    return changed
  }

  /// Places an item's baselines; the constraints on them are installed anew, as they may have been
  /// measured from another edge before.
  private func setBaselines(_ baselines: Baselines, of item: Int32) {
    let users = constraints.indices.filter { place in
      let equation = constraints[place].equation
      return constraints[place].id != nil && equation.mentions(item)
        && (equation.firstAttribute.isBaseline || equation.secondAttribute.isBaseline)
    }
    for place in users { removeConstraint(Int32(place)) }
    engine.setBaselines(baselines, of: items[Int(item)].id)
    for place in users { restoreConstraint(Int32(place)) }
  }
}
#else
/// The text of a label: there is none where text cannot be measured.
enum LabelText {}

extension LayoutSystem {
  /// Whether a height has changed that follows a width.
  func measureWrappedText() -> Bool { false }
}
#endif
