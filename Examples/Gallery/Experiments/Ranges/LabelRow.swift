import UIKit

/// Two labels in a row with gaps of 10, each with content 100 wide.
@MainActor
struct LabelRow {
  let root: UIView
  let label1 = ContentView(CGSize(width: 100, height: 24), Paint.blue)
  let label2 = ContentView(CGSize(width: 100, height: 24), Paint.orange)

  init(width: CGFloat) {
    root = .sheet(width, 44)
    root.addSubview(label1)
    root.addSubview(label2)
    let views = ["label1": label1, "label2": label2]
    let formats = ["H:|-10-[label1]-10-[label2]-10-|", "V:|-10-[label1]", "V:|-10-[label2]"]
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
    }
  }

  var widths: [CGFloat] {
    root.layoutIfNeeded()
    return [label1.frame.width, label2.frame.width]
  }

  var labels: KeyValuePairs<String, UIView> { ["label1": label1, "label2": label2] }
}

extension UIView {
  func hug(_ priority: Float) {
    setContentHuggingPriority(UILayoutPriority(priority), for: .horizontal)
  }

  func resist(_ priority: Float) {
    setContentCompressionResistancePriority(UILayoutPriority(priority), for: .horizontal)
  }
}
