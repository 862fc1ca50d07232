public import AutoLayoutValues
import Foundation

@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

@MainActor
final class TraitObserver: UITraitChangeRegistration {
  let traits: [UITrait]
  let notify: (UIResponder, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ notify: @escaping (UIResponder, UITraitCollection) -> Void) {
    self.traits = traits
    self.notify = notify
  }
}

extension UITraitChangeObservable where Self: UIResponder {
  @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(traits) { responder, old in
      guard let environment = responder as? Environment else { return }
      handler(environment, old)
    }
    traitObservers.append(observer)
    return observer
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.removeAll { $0 === registration }
  }

  func notifyTraitObservers(_ old: UITraitCollection) {
    guard !traitObservers.isEmpty else { return }
    let new = traitCollection
    for observer in traitObservers
    where observer.traits.contains(where: { !$0.isUnchanged(old, new) }) {
      observer.notify(self, old)
    }
  }
}
