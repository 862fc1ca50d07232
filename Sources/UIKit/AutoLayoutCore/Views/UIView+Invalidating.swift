/// An action of ``UIView/Invalidating`` after the property has changed.
@preconcurrency @MainActor
public protocol UIViewInvalidating {
  func invalidate(view: UIView)
}

extension UIView {
  @preconcurrency @MainActor
  public enum Invalidations {
    public struct Display: UIViewInvalidating {
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    public struct Layout: UIViewInvalidating {
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    public struct Constraints: UIViewInvalidating {
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    public struct IntrinsicContentSize: UIViewInvalidating {
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    public struct Configuration: UIViewInvalidating {
      public nonisolated init() {}
      public func invalidate(view: UIView) {
        (view as? any ConfigurationUpdating)?.setNeedsUpdateConfiguration()
      }
    }

    public struct Properties: UIViewInvalidating {
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.setNeedsUpdateProperties() }
    }

    public nonisolated struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>:
      UIViewInvalidating
    {
      let first: First
      let second: Second

      public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
      }

      @MainActor
      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }

  /// A view's property; a change invalidates parts of the view.
  @propertyWrapper
  public struct Invalidating<Value: Equatable, Invalidation: UIViewInvalidating> {
    private var value: Value
    private let invalidation: Invalidation

    @available(*, unavailable, message: "@Invalidating is available on properties of views only")
    public var wrappedValue: Value {
      get { fatalError("unavailable") }
      set { fatalError("unavailable: \(newValue)") }
    }

    public init(wrappedValue: Value, _ invalidation: Invalidation) {
      value = wrappedValue
      self.invalidation = invalidation
    }

    public init<A, B>(wrappedValue: Value, _ first: A, _ second: B)
    where Invalidation == Invalidations.Tuple<A, B> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(first, second))
    }

    public init<A, B, C>(wrappedValue: Value, _ first: A, _ second: B, _ third: C)
    where Invalidation == Invalidations.Tuple<Invalidations.Tuple<A, B>, C> {
      self.init(
        wrappedValue: wrappedValue,
        Invalidations.Tuple(Invalidations.Tuple(first, second), third))
    }

    public init<A, B, C, D>(
      wrappedValue: Value, _ first: A, _ second: B, _ third: C, _ fourth: D
    )
    where
      Invalidation
        == Invalidations.Tuple<Invalidations.Tuple<A, B>, Invalidations.Tuple<C, D>>
    {
      self.init(
        wrappedValue: wrappedValue,
        Invalidations.Tuple(
          Invalidations.Tuple(first, second), Invalidations.Tuple(third, fourth)))
    }

    @MainActor
    public static subscript<Owner: UIView>(
      _enclosingInstance owner: Owner,
      wrapped _: ReferenceWritableKeyPath<Owner, Value>,
      storage storage: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
      get { owner[keyPath: storage].value }
      set {
        guard owner[keyPath: storage].value != newValue else { return }
        owner[keyPath: storage].value = newValue
        owner[keyPath: storage].invalidation.invalidate(view: owner)
      }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  public nonisolated static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  public nonisolated static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  public nonisolated static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  public nonisolated static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  public nonisolated static var configuration: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Properties {
  public nonisolated static var properties: Self { Self() }
}
