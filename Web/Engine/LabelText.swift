#if TEXT
import LayoutEngine
import TextMetrics

struct LabelText {
  let text: String
  let styled: StyledText
  /// The maximum number of lines; 0 for unlimited.
  let lines: Int
  /// The fixed wrapping width in points, like `preferredMaxLayoutWidth`; 0 for none.
  let preferredWidth: Double

  private static let measurer = SystemFontMetrics()

  /// Makes a text; `lines` and `preferredWidth` are 0 for unlimited.
  init(_ text: String, font: TextFont, lines: Int, preferredWidth: Double) {
    self.text = text
    self.lines = lines
    self.preferredWidth = lines == 1 ? 0 : preferredWidth
    styled = StyledText(text, font: font)
  }

  /// Returns the size, rounded up to whole pixels (F6.23).
  func size(in width: Double, scale: Double) -> (width: Double, height: Double) {
    guard !text.isEmpty else { return (0, 0) }
    let size = measure(in: width)
    let pixels = PixelCeiling(scale: scale)
    return (pixels.up(size.width), pixels.up(size.height))
  }

  func contentSize(scale: Double) -> (width: Double, height: Double) {
    size(in: preferredWidth > 0 ? preferredWidth : .infinity, scale: scale)
  }

  var followsWidth: Bool { lines != 1 && preferredWidth <= 0 && !text.isEmpty }

  var baselines: Baselines {
    guard !text.isEmpty else { return .edges }
    let size = measure(in: .infinity)
    return Baselines(
      first: .fromTop(size.firstBaseline), last: .fromBottom(size.height - size.lastBaseline))
  }

  func layout(in width: Double) -> TextLayout {
    Self.measurer.layout(styled, in: TextBounds(width: width, maximumLines: lines))
  }

  private func measure(in width: Double) -> TextMeasurement {
    Self.measurer.measure(styled, in: TextBounds(width: width, maximumLines: lines))
  }
}

extension LayoutSystem {
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

  /// Resets text to the width on a single line: there may be more room (F6.20).
  func offerWholeWidths() {
    for item in wrapped where items[Int(item)].content.isHugged {
      takeWholeWidth(item)
      try? engine.setContentExtent(
        items[Int(item)].content.wholeWidth, of: items[Int(item)].id, .horizontal)
    }
  }

  func takeWholeWidth(_ item: Int32) {
    items[Int(item)].content.measuredWidth = nil
    items[Int(item)].content.isHugged = false
    items[Int(item)].content.width = items[Int(item)].content.wholeWidth
  }

  /// Measures multiline text at the solved width, like `LayoutContext.remeasure(_:)`.
  func measureWrappedText() -> Bool {
    var changed = false
    for item in wrapped {
      let record = items[Int(item)]
      let solved = engine.rect(of: record.id)
      // Text wraps at the displayed width, which is rounded to pixels.
      let width = grid.rounded(solved).width
      guard let label = record.content.label, !keepsLines(item, at: max(width, solved.width)) else {
        continue
      }
      items[Int(item)].content.measuredWidth = width
      let size = labels[label].size(in: width, scale: grid.scale)
      items[Int(item)].content.height = size.height
      try? engine.setContentExtent(size.height, of: record.id, .vertical)
      // The widest line is the natural width, which may be less than the offered width (F9.41).
      if record.content.width != size.width {
        items[Int(item)].content.width = size.width
        try? engine.setContentExtent(size.width, of: record.id, .horizontal)
      }
      changed = true
    }
    return changed
  }

  /// Whether a text has the same lines at another width.
  private func keepsLines(_ item: Int32, at width: Double) -> Bool {
    let content = items[Int(item)].content
    guard let measured = content.measuredWidth else { return false }
    guard let widest = content.width, widest < measured, width < measured, width > widest - 1e-3
    else { return width == measured }
    if widest < content.wholeWidth, width < widest + 1 { items[Int(item)].content.isHugged = true }
    return true
  }

  /// Sets baselines and reinstalls the constraints on them, measured from another edge now.
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
enum LabelText {}

extension LayoutSystem {
  func measureWrappedText() -> Bool { false }
  func offerWholeWidths() {}
  func takeWholeWidth(_ item: Int32) {}
}
#endif
