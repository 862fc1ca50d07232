import AutoLayout
import Foundation

@MainActor struct Shape {
  let name: String
  let make: @MainActor (Int) -> UIView

  static let all = [
    Shape(name: "stack, nothing ambiguous") { count in
      let stack = UIStackView(arrangedSubviews: (0..<count).map { _ in Content() })
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      let root = root(with: [stack])
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: root.topAnchor),
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
      return root
    },
    Shape(name: "chain, nothing ambiguous") { count in
      chain(count) { view, previous, root in
        [
          view.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? root.topAnchor, constant: 8),
          view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ]
      }
    },
    Shape(name: "unattached chain") { count in
      chain(count) { view, previous, _ in
        guard let previous else { return [] }
        return [
          view.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: 8),
          view.leadingAnchor.constraint(equalTo: previous.leadingAnchor),
        ]
      }
    },
    Shape(name: "chain with ambiguous gaps") { count in
      chain(count) { view, previous, root in
        [
          view.topAnchor.constraint(
            greaterThanOrEqualTo: previous?.bottomAnchor ?? root.topAnchor, constant: 8),
          view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ]
      }
    },
    Shape(name: "rows with ambiguous widths") { count in
      chain(count, of: UIView.self) { view, previous, root in
        [
          view.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? root.topAnchor, constant: 8),
          view.heightAnchor.constraint(equalToConstant: 20),
          view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor),
        ]
      }
    },
    Shape(name: "views with no constraints") { count in chain(count) { _, _, _ in [] } },
  ]

  private static func root(with views: [UIView]) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    for view in views { root.addSubview(view) }
    return root
  }

  private static func chain(
    _ count: Int, of kind: UIView.Type = Content.self,
    _ tie: (_ view: UIView, _ previous: UIView?, _ root: UIView) -> [NSLayoutConstraint]
  ) -> UIView {
    let views = (0..<count).map { _ in kind.init(frame: .zero) }
    let root = root(with: views)
    var previous: UIView?
    var constraints: [NSLayoutConstraint] = []
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      constraints += tie(view, previous, root)
      previous = view
    }
    NSLayoutConstraint.activate(constraints)
    return root
  }
}

private final class Content: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 20) }
}

extension UIView {
  var allSubviews: [UIView] { subviews.flatMap { [$0] + $0.allSubviews } }
}
