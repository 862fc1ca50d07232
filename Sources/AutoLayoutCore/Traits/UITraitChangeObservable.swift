public import AutoLayoutValues
import Foundation

@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

/// Someone who is told of changes of traits.
@MainActor
final class TraitObserver: UITraitChangeRegistration {
  let traits: [UITrait]
  let tell: (UIResponder, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ tell: @escaping (UIResponder, UITraitCollection) -> Void) {
    self.traits = traits
    self.tell = tell
  }
}

extension UITraitChangeObservable where Self: UIResponder {
  /// Asks to be told of changes of traits.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - handler: Told of a change, with the object and what it knew before.
  /// - Returns: What the request is taken back by.
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

  /// Takes a request to be told of changes back.
  ///
  /// - Parameter registration: What `registerForTraitChanges` returned.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.removeAll { $0 === registration }
  }

  /// Tells those who asked for traits that are known otherwise than before.
  func notifyTraitObservers(_ old: UITraitCollection) {
    guard !traitObservers.isEmpty else { return }
    let new = traitCollection
    for observer in traitObservers
    where observer.traits.contains(where: { !$0.isUnchanged(old, new) }) {
      observer.tell(self, old)
    }
  }
}
