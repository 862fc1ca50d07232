import AutoLayout
import Diagnosis
import Foundation
import Testing

@testable import LayoutSnapshots

@Suite("Tests of accessibility")
@MainActor
struct ExpectAccessibleTests {
  /// A view with a button at its corner.
  private func card(size: CGFloat, label: String?) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.backgroundColor = .white
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: size, height: size))
    button.setImage(UIImage(named: "ic_close"), for: .normal)
    button.setTitle(label, for: .normal)
    button.setTitleColor(.black, for: .normal)
    view.addSubview(button)
    return view
  }

  @Test("a view with no findings passes")
  func passes() { expectAccessible(card(size: 60, label: "Close")) }

  @Test("a small target fails, unless the rule does not count")
  func fails() {
    withKnownIssue {
      expectAccessible(card(size: 20, label: "Close"))
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("[small-target]") }
    }
    expectAccessible(card(size: 20, label: "Close"), except: ["small-target"])
  }

  @Test("notes fail only if the severity says so")
  func severity() {
    expectAccessible(card(size: 40, label: "Close"))
    withKnownIssue {
      expectAccessible(card(size: 40, label: "Close"), severity: .note)
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("lower or narrower than 44 points") }
    }
  }

  @Test("a controller's texts are compared with the background")
  func controller() {
    final class Pale: UIViewController {
      override func viewDidLoad() {
        view.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        label.text = "Price"
        label.textColor = UIColor(white: 0.8, alpha: 1)
        view.addSubview(label)
      }
    }
    withKnownIssue {
      expectAccessible(Pale())
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("[low-contrast]") }
    }
  }
}
