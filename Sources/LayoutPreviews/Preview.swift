public import AutoLayout

/// A view or a controller that the live page shows: an entry of a ``PreviewList``.
///
/// It takes what Xcode's `#Preview` takes, so that `#Preview("Card") { CardView() }` becomes
/// `Preview("Card") { CardView() }`.
@preconcurrency @MainActor
public struct Preview {
  /// What a preview shows.
  enum Subject {
    case view(UIView)
    case controller(UIViewController)
  }

  /// What a preview's traits are for: views and controllers.
  public struct ViewTraits: Sendable {
    var layout: Layout?
    var isLandscape: Bool?
  }

  /// How large a preview is.
  enum Layout: Hashable {
    case fitting(width: Double?)
    case fixed(width: Double, height: Double)
  }

  /// What it is called on the page; nil for a number.
  public let name: String?
  let traits: ViewTraits
  let subject: @MainActor () -> Subject

  /// Makes an entry for a view, which is as large as its content wants, but no wider than the
  /// screen, unless a trait says otherwise.
  ///
  /// - Parameters:
  ///   - name: What it is called on the page; nil for a number.
  ///   - traits: How it is shown.
  ///   - body: Makes the view; called anew for every device and text size that is looked at.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIView
  ) {
    self.init(name, traits) { .view(body()) }
  }

  /// Makes an entry for a controller, which fills the screen unless a trait says otherwise.
  ///
  /// - Parameters:
  ///   - name: What it is called on the page; nil for a number.
  ///   - traits: How it is shown.
  ///   - body: Makes the controller; called anew for every device and text size that is looked at.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
  ) {
    self.init(name, traits) { .controller(body()) }
  }

  private init(
    _ name: String?, _ traits: [PreviewTrait<ViewTraits>],
    _ subject: @escaping @MainActor () -> Subject
  ) {
    self.name = name
    self.traits = traits.reduce(into: ViewTraits()) { all, trait in trait.change(&all) }
    self.subject = subject
  }
}
