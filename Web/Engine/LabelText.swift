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
    items[Int(item)].content.wholeWidth = size.width
    items[Int(item)].content.width = size.width
    items[Int(item)].content.height = size.height
    setBaselines(label.baselines, of: item)
    installContent(of: item)
  }

  /// Gives text that is as wide as its lines its width on one line back, since there may be more
  /// room; before each solve that something has changed for (F6.20).
  func offerWholeWidths() {
    for item in wrapped where items[Int(item)].content.isHugged {
      takeWholeWidth(item)
      try? engine.setContentExtent(
        items[Int(item)].content.wholeWidth, of: items[Int(item)].id, .horizontal)
    }
  }

  /// Notes that a text is to be measured anew, from its width on one line.
  func takeWholeWidth(_ item: Int32) {
    items[Int(item)].content.measuredWidth = nil
    items[Int(item)].content.isHugged = false
    items[Int(item)].content.width = items[Int(item)].content.wholeWidth
  }

  /// Measures text of several lines at its solved width; whether a size has changed.
  ///
  /// The steps are those of `LayoutContext.remeasure(_:)`.
  func measureWrappedText() -> Bool {
    var changed = false
    for item in wrapped {
      let record = items[Int(item)]
      let solved = engine.rect(of: record.id)
      // Text breaks at the width it is shown with, which is that of whole pixels.
      let width = grid.rounded(solved).width
      guard let label = record.content.label, !keepsLines(item, at: max(width, solved.width)) else {
        continue
      }
      items[Int(item)].content.measuredWidth = width
      let size = labels[label].size(in: width, scale: grid.scale)
      items[Int(item)].content.height = size.height
      try? engine.setContentExtent(size.height, of: record.id, .vertical)
      // Its widest line is its natural width, which may be less than it was offered (F9.41).
      if record.content.width != size.width {
        items[Int(item)].content.width = size.width
        try? engine.setContentExtent(size.width, of: record.id, .horizontal)
      }
      changed = true
    }
    return changed
  }

  /// Whether a text stands in the same lines at another width; it does between the width of its
  /// lines and the one it was measured for.
  private func keepsLines(_ item: Int32, at width: Double) -> Bool {
    let content = items[Int(item)].content
    guard let measured = content.measuredWidth else { return false }
    guard let widest = content.width, widest < measured, width < measured, width > widest - 1e-3
    else { return width == measured }
    if widest < content.wholeWidth, width < widest + 1 { items[Int(item)].content.isHugged = true }
    return true
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
  /// Whether a size has changed that follows a width.
  func measureWrappedText() -> Bool { false }
  /// There is no text that could be offered more.
  func offerWholeWidths() {}
  /// There is no text that could be measured anew.
  func takeWholeWidth(_ item: Int32) {}
}
#endif
