import UIKit

extension Experiment {
  static let whichBreaks = Experiment(
    "5.1", article: .recordings, title: "Which constraint is broken",
    proves: "What constraints say and where their views stand decides, not which came first.",
    hasConflicts: true
  ) { notebook in
    for isReversed in [false, true] {
      let sheet = UIView.sheet(300, CGFloat(Contradiction.all.count) * 34 + 10)
      let views = Contradiction.all.enumerated().map { index, contradiction in
        let view = sheet.addStrip(at: index)
        let rules = contradiction.rules(view, sheet)
        for rule in isReversed ? rules.reversed() : rules { rule.isActive = true }
        return view
      }
      let order = isReversed ? "in reverse order" : "in this order"
      notebook.show(
        sheet, "Contradictions, activated \(order)",
        list: views.enumerated().map { ("strip\($0 + 1)", $1) })
      for (contradiction, view) in zip(Contradiction.all, views) {
        notebook.expect(
          "\(contradiction.title), \(order)", [view.frame.minX, view.frame.width],
          is: contradiction.stated)
      }
    }
    let sheet = UIView.sheet(300, 44)
    let view = sheet.addStrip(at: 0)
    let narrow = view.widthAnchor.constraint(equalToConstant: 90)
    let wide = view.widthAnchor.constraint(equalToConstant: 180)
    view.leadingAnchor.constraint(equalTo: sheet.leadingAnchor, constant: 10).isActive = true
    @MainActor func width(after caption: String, _ change: () -> Void) -> CGFloat {
      change()
      notebook.show(sheet, caption, views: ["strip": view])
      return view.frame.width
    }
    notebook.expect(
      "90 and 180", width(after: "90 and 180 are active") { [narrow, wide].activateAll() }, is: 90)
    notebook.expect(
      "90 switched off",
      width(after: "90 is switched off: 180 pulls still") {
        narrow.isActive = false
      }, is: 180)
    notebook.expect(
      "90 switched on again",
      width(after: "90 is back: 180 is broken still") {
        narrow.isActive = true
      }, is: 90)
  }
}

/// Conflicting constraints on a single view, and the recorded outcome.
private struct Contradiction: Sendable {
  let title: String
  let rules: @MainActor @Sendable (UIView, UIView) -> [NSLayoutConstraint]
  /// The recorded left edge and width.
  let stated: [CGFloat]

  static let all = [
    Contradiction(
      title: "width 90 and 180",
      rules: {
        [
          $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 10),
          $0.widthAnchor.constraint(equalToConstant: 90),
          $0.widthAnchor.constraint(equalToConstant: 180),
        ]
      }, stated: [10, 90]),
    Contradiction(
      title: "width ≥ 140 and ≤ 80",
      rules: {
        [
          $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 10),
          $0.widthAnchor.constraint(greaterThanOrEqualToConstant: 140),
          $0.widthAnchor.constraint(lessThanOrEqualToConstant: 80),
        ]
      }, stated: [10, 140]),
    Contradiction(
      title: "width 120 and ≤ 60",
      rules: {
        [
          $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 10),
          $0.widthAnchor.constraint(equalToConstant: 120),
          $0.widthAnchor.constraint(lessThanOrEqualToConstant: 60),
        ]
      }, stated: [10, 120]),
    Contradiction(
      title: "half the sheet's width, and 100",
      rules: {
        [
          $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 10),
          $0.widthAnchor.constraint(equalTo: $1.widthAnchor, multiplier: 0.5),
          $0.widthAnchor.constraint(equalToConstant: 100),
        ]
      }, stated: [10, 150]),
    Contradiction(
      title: "both edges and a width",
      rules: {
        [
          $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 30),
          $0.trailingAnchor.constraint(equalTo: $1.trailingAnchor),
          $0.widthAnchor.constraint(equalToConstant: 100),
        ]
      }, stated: [30, 270]),
    Contradiction(
      title: "both edges and the middle",
      rules: {
        [
          $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 30),
          $0.trailingAnchor.constraint(equalTo: $1.trailingAnchor),
          $0.centerXAnchor.constraint(equalTo: $1.centerXAnchor),
        ]
      }, stated: [30, 270]),
    Contradiction(
      title: "left edge at 15 and at 40",
      rules: {
        [
          $0.widthAnchor.constraint(equalToConstant: 100),
          $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 15),
          $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 40),
        ]
      }, stated: [15, 100]),
  ]
}

extension UIView {
  /// Adds a view 24 high to a column of such views and leaves the horizontal position open.
  fileprivate func addStrip(at index: Int) -> UIView {
    let none = UIView.noIntrinsicMetric
    let strip = ContentView(CGSize(width: none, height: none), Paint.blue)
    addSubview(strip)
    strip.topAnchor.constraint(equalTo: topAnchor, constant: 10 + CGFloat(index) * 34)
      .isActive = true
    strip.heightAnchor.constraint(equalToConstant: 24).isActive = true
    return strip
  }
}

extension [NSLayoutConstraint] {
  @MainActor fileprivate func activateAll() { NSLayoutConstraint.activate(self) }
}
