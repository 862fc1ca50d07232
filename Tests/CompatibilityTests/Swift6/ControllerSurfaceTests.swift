import Testing
import UIKit

@Suite("Controllers that client code overrides", .serialized)
@MainActor
struct ControllerSurfaceTests {
  private final class Noting: UIViewController {
    var calls: [String] = []
    override func viewWillAppear(_ animated: Bool) { calls.append("will") }
    override func viewIsAppearing(_ animated: Bool) {
      calls.append(view.superview == nil ? "nowhere" : "is")
    }
    override func viewDidAppear(_ animated: Bool) { calls.append("did") }
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      calls.append("size \(container.preferredContentSize.width)")
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      calls.append("editing \(editing)")
    }
  }

  @Test("a view is in place when it is appearing")
  func appearing() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let root = Noting()
    window.rootViewController = root
    window.makeKeyAndVisible()
    #expect(root.calls == ["will", "is", "did"])
    let shown = Noting(nibName: "Shown", bundle: .main)
    root.present(shown, animated: false)
    #expect(shown.calls == ["will", "is", "did"])
    #expect(shown.nibName == "Shown" && shown.nibBundle == .main)
    let pushed = Noting()
    let navigation = UINavigationController(rootViewController: Noting())
    window.rootViewController = navigation
    navigation.pushViewController(pushed, animated: true)
    #expect(pushed.calls == ["will", "is", "did"])
  }

  @Test("a parent is notified of a child's preferred size")
  func preferredSize() {
    let parent = Noting()
    let child = UIViewController()
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 7, height: 3)
    child.preferredContentSize = CGSize(width: 7, height: 3)
    #expect(parent.calls == ["size 7.0"])
  }

  @Test("the edit button begins and ends editing")
  func editing() {
    let controller = Noting()
    let button = controller.editButtonItem
    #expect(button === controller.editButtonItem)
    button.primaryAction?.performWithSender(button, target: nil)
    #expect(controller.isEditing && controller.calls == ["editing true"])
    #expect(button.style == .done)
    controller.setEditing(false, animated: false)
    #expect(button.style == .plain)
  }

  @Test("a custom presentation places the controller")
  func customPresentation() {
    final class Half: UIPresentationController {
      override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
      }
    }
    final class Chooser: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        Half(presentedViewController: presented, presenting: presenting)
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let shown = UIViewController()
    let chooser = Chooser()
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = chooser
    root.present(shown, animated: false)
    window.layoutIfNeeded()
    #expect(shown.view.frame == CGRect(x: 0, y: 100, width: 100, height: 100))
  }

  @Test("a button's configuration follows the state")
  func buttonConfiguration() {
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "A longer title" : "Title"
    }
    let narrow = button.intrinsicContentSize.width
    #expect(button.configuration?.title == "Title")
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.configuration?.title == "A longer title")
    #expect(button.intrinsicContentSize.width > narrow)
  }

  @Test("a control lists the events, actions and targets")
  func handlers() {
    let control = UIControl()
    var told = 0
    let action = UIAction(identifier: .init(rawValue: "a")) { _ in told += 1 }
    control.addAction(action, for: .primaryActionTriggered)
    control.addTarget(control, action: Selector("changed"), for: .valueChanged)
    #expect(control.allControlEvents == [.primaryActionTriggered, .valueChanged])
    var seen: [String] = []
    control.enumerateEventHandlers { action, target, _, _ in
      seen.append(action?.identifier.rawValue ?? target?.1.description ?? "")
    }
    #expect(seen == ["a", "changed"])
    control.performPrimaryAction()
    control.removeAction(identifiedBy: .init(rawValue: "a"), for: .primaryActionTriggered)
    control.performPrimaryAction()
    #expect(told == 1)
    control.contentHorizontalAlignment = .leading
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.effectiveContentHorizontalAlignment == .right)
  }

  @Test("traits that do not affect layout keep the client's values")
  func furtherTraits() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(forceTouchCapability: .available),
      UITraitCollection(accessibilityContrast: .high),
    ])
    #expect(traits.forceTouchCapability == .available && traits.accessibilityContrast == .high)
    #expect(traits.legibilityWeight == .unspecified)
    #expect(traits.containsTraits(in: UITraitCollection(accessibilityContrast: .high)))
    #expect(
      UITraitCollection(mutations: { $0.userInterfaceLevel = .elevated }).userInterfaceLevel
        == .elevated)
    #expect(UIView().traitCollection.displayGamut == .unspecified)
  }
}
