package import AutoLayoutValues
import Foundation

extension SegueTemplate {
  @MainActor
  package init(unwinding action: Selector, identifier: String?) {
    self.init(identifier: identifier, makeDestination: { nil }, show: { _, _ in })
    self.action = action
  }

  @MainActor
  func unwind(_ action: Selector, from source: UIViewController, sender: Any?) {
    let destination = source.controllersBelow.first {
      $0.canPerformUnwindSegueAction(action, from: source, sender: sender)
    }
    guard let destination else { return }
    let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    source.prepare(for: segue, sender: sender)
    destination.performAction(action, sender: segue)
    source.goBack(to: destination)
  }
}

extension UIViewController {
  fileprivate var controllersBelow: [UIViewController] {
    var found: [UIViewController] = []
    var front: UIViewController? = self
    while let present = front {
      var inner = present
      while let container = inner.parent {
        if let navigation = container as? UINavigationController,
          let place = navigation.viewControllers.firstIndex(of: inner)
        {
          found += navigation.viewControllers[..<place].reversed()
        }
        found.append(container)
        inner = container
      }
      guard let presenter = inner.presenter else { break }
      let shown = presenter.shownInside
      found += shown
      front = shown.first
    }
    return found
  }

  private var shownInside: [UIViewController] {
    var row: [UIViewController] = [self]
    while let present = row.first {
      let inner: UIViewController? =
        switch present {
        case let navigation as UINavigationController: navigation.topViewController
        case let tabs as UITabBarController: tabs.selectedViewController
        default: nil
        }
      guard let inner else { return row }
      row.insert(inner, at: 0)
    }
    return row
  }

  fileprivate func goBack(to destination: UIViewController) {
    let root = destination.outermost
    var front = outermost
    while front !== root, let presenter = front.presenter {
      presenter.dismiss(animated: true)
      front = presenter.outermost
    }
    if let navigation = destination.navigationController {
      _ = navigation.popToViewController(destination, animated: true)
    }
  }

  private var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }
}
