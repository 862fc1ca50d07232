public import AutoLayout

/// A view or a controller on the live page; the arguments match Xcode's `#Preview`.
@preconcurrency @MainActor
public struct Preview {
  enum Subject {
    case view(UIView)
    case controller(UIViewController)
  }

  public struct ViewTraits: Sendable {
    var layout: Layout?
    var isLandscape: Bool?
  }

  enum Layout: Hashable {
    case fitting(width: Double?)
    case fixed(width: Double, height: Double)
  }

  /// The title on the page; nil for a number.
  public let name: String?
  let traits: ViewTraits
  let subject: @MainActor () -> Subject

  /// Makes an entry for a view; `body` is called again for every device and text size.
  ///
  /// By default the view has the size of the content, but is at most as wide as the screen.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIView
  ) {
    self.init(name, traits) { .view(body()) }
  }

  /// Makes an entry for a controller; `body` is called again for every device and text size.
  ///
  /// By default the controller fills the screen.
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
