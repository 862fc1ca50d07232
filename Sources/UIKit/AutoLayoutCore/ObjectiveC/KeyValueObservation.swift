#if !canImport(Darwin)
public import Foundation
import Synchronization

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let new = Self(rawValue: 1)
  public static let old = Self(rawValue: 2)
  public static let initial = Self(rawValue: 4)
  /// A notification before the change; ignored here.
  public static let prior = Self(rawValue: 8)
}

public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
  public var isPrior: Bool { false }
}

@preconcurrency @MainActor
public final class NSKeyValueObservation: NSObject {
  private weak var view: UIView?
  private let observer: PropertyObserver

  init(_ view: UIView, _ observer: PropertyObserver) {
    self.view = view
    self.observer = observer
    super.init()
  }

  public func invalidate() {
    observer.isOver.store(true, ordering: .relaxed)
    view?.extrasStorage?.values.rare?.propertyObservers.removeAll { $0 === observer }
  }

  deinit {
    observer.isOver.store(true, ordering: .relaxed)
  }
}

@preconcurrency @MainActor
public protocol KeyValueObservable: AnyObject {}

extension UIView: KeyValueObservable {}

extension KeyValueObservable where Self: UIView {
  /// Observes a property derived from geometry, content or visibility, such as `bounds`.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var last = self[keyPath: keyPath]
    let observer = PropertyObserver { view in
      guard let view = view as? Self else { return }
      let value = view[keyPath: keyPath]
      guard !areEqual(last, value) else { return }
      let old = last
      last = value
      changeHandler(
        view,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? value : nil,
          oldValue: options.contains(.old) ? old : nil))
    }
    rareState.propertyObservers.removeAll { $0.isOver.load(ordering: .relaxed) }
    rareState.propertyObservers.append(observer)
    if options.contains(.initial) {
      changeHandler(
        self,
        NSKeyValueObservedChange(newValue: options.contains(.new) ? last : nil, oldValue: nil))
    }
    return NSKeyValueObservation(self, observer)
  }
}

private func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
  guard let a = a as? any Equatable else { return false }
  func compare<Known: Equatable>(_ a: Known) -> Bool { a == b as? Known }
  return compare(a)
}
#endif

@MainActor
final class PropertyObserver {
  nonisolated let isOver = Atomic(false)
  private let look: (UIView) -> Void

  init(_ look: @escaping (UIView) -> Void) {
    self.look = look
  }

  func check(_ view: UIView) {
    if !isOver.load(ordering: .relaxed) { look(view) }
  }
}

extension UIView {
  @inline(__always)
  package func notifyObservers() {
    // Few views have observers, and passes call this for every moved view.
    if extrasStorage != nil { checkObservers() }
  }

  @inline(never)
  private func checkObservers() {
    guard let observers = extrasStorage?.values.rare?.propertyObservers else { return }
    for observer in observers { observer.check(self) }
  }
}
