import AutoLayout
import Foundation
import Testing

extension LatePropertyTests {
  static func boxes(_ axis: NSLayoutConstraint.Axis = .horizontal) -> UIStackView {
    let views = [(30, 20), (50, 40), (70, 30)].map { size in
      let label = labelled("a\(size.0)")
      label.font = .systemFont(ofSize: CGFloat(size.1))
      // Without ties, which the order of changes may decide.
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        label.setContentHuggingPriority(.init(Float(200 + size.0)), for: axis)
      }
      return label
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    stack.axis = axis
    return stack
  }

  @Test("views and margins")
  func views() {
    func nested() -> UIView {
      let view = UIView()
      let inner = UIView()
      let deep = UIView()
      inner.preservesSuperviewLayoutMargins = false
      view.addSubview(inner)
      inner.addSubview(deep)
      for (child, guide) in [(inner, view.layoutMarginsGuide), (deep, inner.layoutMarginsGuide)] {
        child.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          child.topAnchor.constraint(equalTo: guide.topAnchor),
          child.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -7),
          child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
      }
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 300),
        view.heightAnchor.constraint(equalToConstant: 200),
      ])
      return view
    }
    func edge() -> UIViewController {
      let root = UIViewController()
      let view = nested()
      view.frame = CGRect(x: 0, y: 0, width: 390, height: 200)
      root.view.addSubview(view)
      return root
    }
    let rows = [
      Self.view("layoutMargins", nested) {
        $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      },
      Self.view("directionalLayoutMargins", nested) {
        $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: 1, leading: 2, bottom: 3, trailing: 4)
      },
      Self.view(
        "preservesSuperviewLayoutMargins",
        {
          let view = nested()
          view.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
          view.subviews[0].layoutMargins = .zero
          for constraint in view.constraints
          where constraint.firstItem === view.subviews[0] && constraint.firstAttribute == .leading {
            constraint.constant = -20
          }
          return view
        }
      ) { $0.subviews[0].preservesSuperviewLayoutMargins = true },
      Self.controller("insetsLayoutMarginsFromSafeArea", edge) {
        $0.view.subviews[0].insetsLayoutMarginsFromSafeArea = false
      },
      Self.view("semanticContentAttribute", nested) {
        $0.semanticContentAttribute = .forceRightToLeft
      },
      Self.view("isHidden in a stack", { Self.boxes() }) { $0.arrangedSubviews[1].isHidden = true },
      Self.view(
        "contentHuggingPriority",
        { () -> UIStackView in
          let stack = Self.boxes()
          stack.widthAnchor.constraint(equalToConstant: 300).isActive = true
          return stack
        }
      ) { $0.arrangedSubviews[1].setContentHuggingPriority(.init(1), for: .horizontal) },
      Self.view(
        "contentCompressionResistancePriority",
        { () -> UIStackView in
          let stack = Self.boxes()
          stack.widthAnchor.constraint(equalToConstant: 60).isActive = true
          return stack
        }
      ) {
        $0.arrangedSubviews[0].setContentCompressionResistancePriority(.init(1), for: .horizontal)
      },
      Self.view("frame", { Self.box(10, 10) }, isFixed: true) {
        $0.frame = CGRect(x: 7, y: 8, width: 90, height: 100)
      },
      Self.view("transform", { Self.box(10, 10) }, isFixed: true) {
        $0.transform = CGAffineTransform(scaleX: 2, y: 0.5)
      },
      Self.view("transform with constraints", nested) {
        $0.transform = CGAffineTransform(rotationAngle: 1)
      },
      Self.view("translatesAutoresizingMaskIntoConstraints", nested) {
        for view in $0.subviews[0].subviews {
          view.frame = CGRect(x: 3, y: 4, width: 5, height: 6)
          view.removeFromSuperview()
          view.translatesAutoresizingMaskIntoConstraints = true
          $0.addSubview(view)
        }
      },
      Self.view("constant", nested) { view in
        view.constraints.first { $0.firstAttribute == .width }?.constant = 200
      },
      Self.view(
        "priority",
        { () -> UIView in
          let view = nested()
          let lower = view.widthAnchor.constraint(equalToConstant: 100)
          lower.priority = .defaultLow
          lower.isActive = true
          let other = view.heightAnchor.constraint(equalToConstant: 77)
          other.priority = .defaultHigh
          other.isActive = true
          view.constraints.first { $0.firstAttribute == .height }?.isActive = false
          let third = view.heightAnchor.constraint(equalToConstant: 88)
          third.priority = .defaultLow
          third.identifier = "third"
          third.isActive = true
          return view
        }
      ) { view in view.constraints.first { $0.identifier == "third" }?.priority = .init(900) },
      Self.view("isActive", nested) { view in
        view.constraints.first { $0.firstAttribute == .width }?.isActive = false
      },
      Self.view("traitOverrides.layoutDirection", nested) {
        $0.traitOverrides.layoutDirection = .rightToLeft
      },
      Self.view("addLayoutGuide", nested) { view in
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        view.constraints.first { $0.firstAttribute == .width }?.isActive = false
        NSLayoutConstraint.activate([
          guide.widthAnchor.constraint(equalToConstant: 123),
          view.widthAnchor.constraint(equalTo: guide.widthAnchor),
        ])
      },
    ]
    Self.check("views", rows, self)
  }

  @Test("stack views")
  func stacks() {
    func wide(_ axis: NSLayoutConstraint.Axis = .horizontal) -> UIStackView {
      let stack = Self.boxes(axis)
      stack.widthAnchor.constraint(equalToConstant: 340).isActive = true
      stack.heightAnchor.constraint(equalToConstant: 240).isActive = true
      return stack
    }
    typealias Change = (UIStackView) -> Void
    let changes: [(String, Change)] = [
      ("axis", { $0.axis = .vertical }),
      ("spacing", { $0.spacing = 11 }),
      ("setCustomSpacing", { $0.setCustomSpacing(13, after: $0.arrangedSubviews[0]) }),
      ("isLayoutMarginsRelativeArrangement", { $0.isLayoutMarginsRelativeArrangement = true }),
      (
        "layoutMargins",
        {
          $0.isLayoutMarginsRelativeArrangement = true
          $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        }
      ),
      (
        "insetsLayoutMarginsFromSafeArea",
        {
          $0.isLayoutMarginsRelativeArrangement = true
          $0.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
          $0.insetsLayoutMarginsFromSafeArea = false
        }
      ),
      ("semanticContentAttribute", { $0.semanticContentAttribute = .forceRightToLeft }),
      ("addArrangedSubview", { $0.addArrangedSubview(Self.labelled("more")) }),
      ("insertArrangedSubview", { $0.insertArrangedSubview(Self.labelled("more"), at: 1) }),
      (
        "removeArrangedSubview",
        { stack in
          let view = stack.arrangedSubviews[1]
          stack.removeArrangedSubview(view)
          view.removeFromSuperview()
        }
      ),
      ("isHidden", { $0.arrangedSubviews[0].isHidden = true }),
      ("text", { ($0.arrangedSubviews[1] as? UILabel)?.text = "other" }),
      (
        "isBaselineRelativeArrangement",
        {
          $0.axis = .vertical
          $0.spacing = 40
          $0.isBaselineRelativeArrangement = true
        }
      ),
    ]
    let alignments: [UIStackView.Alignment] = [.leading, .center, .trailing, .firstBaseline]
    let distributions: [UIStackView.Distribution] = [
      .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    let rows =
      changes.map { Self.view("stack \($0.0)", { wide() }, $0.1) }
      + changes.filter { $0.0 != "insetsLayoutMarginsFromSafeArea" }
      .map { Self.view("natural stack \($0.0)", { Self.boxes() }, $0.1) }
      + alignments.map { value in
        Self.view("alignment \(value)", { wide() }) { $0.alignment = value }
      }
      + distributions.map { value in
        Self.view("distribution \(value)", { wide() }) { $0.distribution = value }
      }
    let withoutMeaning = ["natural stack semanticContentAttribute"]
    Self.check("stack views", rows.filter { !withoutMeaning.contains($0.name) }, self)
  }
}
