import UIKit

@MainActor
final class Notebook {
  private(set) var record = Record()

  /// Lays a tree out, and records frames.
  ///
  /// - Parameters:
  ///   - root: The tree.
  ///   - caption: The preceding action.
  ///   - views: The views whose frames matter, by name.
  func show(_ root: UIView, _ caption: String, views: KeyValuePairs<String, UIView> = [:]) {
    show(root, caption, list: views.map { ($0, $1) })
  }

  func show(_ root: UIView, _ caption: String, list: [(String, UIView)]) {
    root.layoutIfNeeded()
    let frames = list.map { name, view in
      let frame = view.frame
      return Record.Frame(
        name: name,
        values: [frame.origin.x, frame.origin.y, frame.width, frame.height].map { Double($0) })
    }
    record.moments.append(Record.Moment(caption: caption, frames: frames))
  }

  /// Compares a measured outcome with the article's.
  func expect<Value: Equatable>(_ subject: String, _ measured: Value, is stated: Value) {
    record.findings.append(
      Record.Finding(
        subject: subject, stated: readable(stated), measured: readable(measured),
        holds: measured == stated))
  }

  /// Compares lengths with a tolerance of 0.001 points.
  func expect(_ subject: String, _ measured: CGFloat, is stated: CGFloat) {
    record.findings.append(
      Record.Finding(
        subject: subject, stated: readable(stated), measured: readable(measured),
        holds: abs(measured - stated) < 0.001))
  }

  func fail(_ reason: String) {
    record.findings.append(
      Record.Finding(subject: "Done", stated: "yes", measured: reason, holds: false))
  }

  /// Runs a closure and counts the messages on the console.
  func countMessages(_ work: () -> Void) -> Int {
    var count = 0
    let old = LayoutLog.replaceSink { _ in count += 1 }
    work()
    LayoutLog.replaceSink(old)
    return count
  }
}

/// Formats a value for a table: numbers with at most two decimals, sizes as `150 × 66`.
func readable(_ value: Any) -> String {
  switch value {
  case let number as CGFloat:
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  case let size as CGSize: return "\(readable(size.width))\u{A0}×\u{A0}\(readable(size.height))"
  case let point as CGPoint: return "\(readable(point.x)), \(readable(point.y))"
  case let box as CGRect: return "\(readable(box.origin)); \(readable(box.size))"
  case let yes as Bool: return yes ? "yes" : "no"
  case let list as [Any]: return list.map { readable($0) }.joined(separator: ", ")
  default: return "\(value)"
  }
}
