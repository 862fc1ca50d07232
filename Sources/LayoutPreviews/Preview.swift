public import AutoLayout

/// A view or a controller on the live page: an entry of a ``PreviewList``.
///
/// Its arguments match Xcode's `#Preview`: `#Preview("Card") { CardView() }` becomes
/// `Preview("Card") { CardView() }`.
@preconcurrency @MainActor
public struct Preview {
  enum Subject {
    case view(UIView)
    case controller(UIViewController)
  }

  /// The traits of views and controllers.
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

  /// Makes an entry for a view.
  ///
  /// Without a layout trait the view has the size of its content, but is at most as wide as the
  /// screen.
  ///
  /// - Parameters:
  ///   - name: The title on the page; nil for a number.
  ///   - traits: The layout and the orientation.
  ///   - body: Makes the view; called again for every device and text size.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIView
  ) {
    self.init(name, traits) { .view(body()) }
  }

  /// Makes an entry for a controller.
  ///
  /// Without a layout trait the controller fills the screen.
  ///
  /// - Parameters:
  ///   - name: The title on the page; nil for a number.
  ///   - traits: The layout and the orientation.
  ///   - body: Makes the controller; called again for every device and text size.
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
