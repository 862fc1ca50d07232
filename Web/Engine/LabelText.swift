#if TEXT
import LayoutEngine
import TextMetrics

/// A label's text, measured like in `UILabel`.
struct LabelText {
  let text: String
  let styled: StyledText
  /// The maximum number of lines; 0 for unlimited.
  let lines: Int
  /// The fixed wrapping width of several lines in points, like `preferredMaxLayoutWidth`; 0 for
  /// none.
  let preferredWidth: Double

  /// A measurer with cached fonts, shared by all systems.
  private static let measurer = SystemFontMetrics()

  /// - Parameters:
  ///   - text: The characters.
  ///   - font: The font.
  ///   - lines: The maximum number of lines; 0 for unlimited.
  ///   - preferredWidth: The wrapping width of several lines in points; 0 for none.
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

  /// The intrinsic content size before layout.
  func contentSize(scale: Double) -> (width: Double, height: Double) {
    size(in: preferredWidth > 0 ? preferredWidth : .infinity, scale: scale)
  }

  /// Whether the height follows from the solved width.
  var followsWidth: Bool { lines != 1 && preferredWidth <= 0 && !text.isEmpty }

  /// The baselines of the first and the last line.
  var baselines: Baselines {
    guard !text.isEmpty else { return .bottom }
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

  /// Resets text that is as wide as its lines to its width on one line, since there may be more
  /// room; called before each solve with changes (F6.20).
  func offerWholeWidths() {
    for item in wrapped where items[Int(item)].content.isHugged {
      takeWholeWidth(item)
      try? engine.setContentExtent(
        items[Int(item)].content.wholeWidth, of: items[Int(item)].id, .horizontal)
    }
  }

  /// Marks a text for a new measurement from its width on one line.
  func takeWholeWidth(_ item: Int32) {
    items[Int(item)].content.measuredWidth = nil
    items[Int(item)].content.isHugged = false
    items[Int(item)].content.width = items[Int(item)].content.wholeWidth
  }

  /// Measures multiline text at its solved width; returns whether a size has changed.
  ///
  /// The steps are those in `LayoutContext.remeasure(_:)`.
  func measureWrappedText() -> Bool {
    var changed = false
    for item in wrapped {
      let record = items[Int(item)]
      let solved = engine.rect(of: record.id)
      // Text wraps at its displayed width, which is rounded to pixels.
      let width = grid.rounded(solved).width
      guard let label = record.content.label, !keepsLines(item, at: max(width, solved.width)) else {
        continue
      }
      items[Int(item)].content.measuredWidth = width
      let size = labels[label].size(in: width, scale: grid.scale)
      items[Int(item)].content.height = size.height
      try? engine.setContentExtent(size.height, of: record.id, .vertical)
      // The widest line is the natural width, which may be less than the offered one (F9.41).
      if record.content.width != size.width {
        items[Int(item)].content.width = size.width
        try? engine.setContentExtent(size.width, of: record.id, .horizontal)
      }
      changed = true
    }
    return changed
  }

  /// Whether a text has the same lines at another width, true between the width of its lines and
  /// its last measured width.
  private func keepsLines(_ item: Int32, at width: Double) -> Bool {
    let content = items[Int(item)].content
    guard let measured = content.measuredWidth else { return false }
    guard let widest = content.width, widest < measured, width < measured, width > widest - 1e-3
    else { return width == measured }
    if widest < content.wholeWidth, width < widest + 1 { items[Int(item)].content.isHugged = true }
    return true
  }

  /// Sets an item's baselines and reinstalls the constraints on them, which may have been measured
  /// from another edge.
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
/// A placeholder for builds without text measurement.
enum LabelText {}

extension LayoutSystem {
  /// Returns false: no size follows from a width.
  func measureWrappedText() -> Bool { false }
  /// Does nothing without text.
  func offerWholeWidths() {}
  /// Does nothing without text.
  func takeWholeWidth(_ item: Int32) {}
}
#endif
