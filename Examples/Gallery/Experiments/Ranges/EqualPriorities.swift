import UIKit

extension Experiment {
  static let equalPriorities = Experiment(
    "1.4", article: .ranges, title: "Equals: who was raised last",
    proves:
      "Of equals the view raised last is changed; if none was, the first grows, the last shrinks."
  ) { notebook in
    @MainActor func widths(at width: CGFloat, caption: String, change: (LabelRow) -> Void)
      -> [CGFloat]
    {
      let row = LabelRow(width: width)
      change(row)
      notebook.show(row.root, caption, views: row.labels)
      return row.widths
    }
    notebook.expect(
      "Stretched, nobody raised", widths(at: 300, caption: "Nobody raised") { _ in },
      is: [170, 100])
    notebook.expect(
      "Stretched, label1 raised last",
      widths(at: 300, caption: "Hugging: label2 = 251, then label1 = 251") {
        $0.label2.hug(251)
        $0.label1.hug(251)
      }, is: [170, 100])
    notebook.expect(
      "Stretched, label2 raised last",
      widths(at: 300, caption: "Hugging: label1 = 251, then label2 = 251") {
        $0.label1.hug(251)
        $0.label2.hug(251)
      }, is: [100, 170])
    notebook.expect(
      "Compressed, nobody raised", widths(at: 180, caption: "Nobody raised") { _ in },
      is: [100, 50])
    notebook.expect(
      "Compressed, label1 raised last",
      widths(at: 180, caption: "Resistance: label2 = 751, then label1 = 751") {
        $0.label2.resist(751)
        $0.label1.resist(751)
      }, is: [50, 100])
    notebook.expect(
      "Compressed, label2 raised last",
      widths(at: 180, caption: "Resistance: label1 = 751, then label2 = 751") {
        $0.label1.resist(751)
        $0.label2.resist(751)
      }, is: [100, 50])
  }
}
