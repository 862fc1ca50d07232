#if TEXT
import LayoutEngine
import TextMetrics

/// The designs of the system font by number.
private let designs: [TextFont.Family] = [
  .system, .systemMonospacedDigit, .systemMonospaced, .systemRounded, .systemSerif,
]

/// Makes an item a label; `weight` is on UIKit's scale, `lines` 0 for any number.
@_cdecl("item_set_label")
public func setLabel(
  _ number: Int32, _ item: Int32, _ bytes: Int32, _ pointSize: Double, _ weight: Double,
  _ design: Int32, _ lines: Int32, _ preferredWidth: Double
) -> Int32 {
  guard let system = system(number, item: item), pointSize > 0, pointSize.isFinite,
    weight.isFinite, designs.indices.contains(Int(design)), lines >= 0, preferredWidth.isFinite
  else { return -1 }
  let font = TextFont(family: designs[Int(design)], weight: weight, pointSize: pointSize)
  let label = LabelText(
    Transfer.text(bytes), font: font, lines: Int(lines), preferredWidth: preferredWidth)
  system.setLabel(label, of: item)
  return 0
}

/// Returns a label's lines: their count, then byte range, range replaced by an ellipsis (-1
/// for none), x, width and baseline in points for each.
@_cdecl("item_lines")
public func lines(_ number: Int32, _ item: Int32) -> UnsafeMutableRawPointer? {
  guard let system = system(number, item: item),
    let index = system.items[Int(item)].content.label
  else { return nil }
  let label = system.labels[index]
  guard !label.text.isEmpty else { return unsafe Transfer.put([0.0]) }
  let rect = system.grid.rounded(system.engine.rect(of: system.items[Int(item)].id))
  let layout = label.layout(in: rect.width)
  // Text is vertically centered in a higher label.
  let top = (rect.height - layout.height) / 2
  var answer = [Double(layout.lines.count)]
  for line in layout.lines {
    answer += [
      Double(line.range.lowerBound), Double(line.range.upperBound),
      Double(line.elision?.lowerBound ?? -1), Double(line.elision?.upperBound ?? -1),
      line.indent, line.width, top + line.baseline,
    ]
  }
  return unsafe Transfer.put(answer)
}
#endif
