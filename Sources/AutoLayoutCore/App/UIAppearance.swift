public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

extension UIAppearance where Self: UIView {
  /// The view whose looks are taken by views of the class that have none of their own when they get
  /// into a window.
  ///
  /// Taken are tint and background of any view; the appearances, colours, title attributes and
  /// translucency of bars; the colours of switches, sliders, progress views and page controls; the
  /// colour and font of labels. Other looks that are set on it are its own, since there is nothing
  /// here that would see them set.
  ///
  /// - Returns: One view for each class, made by `init(coder:)`.
  public static func appearance() -> Self {
    AppearanceModels.model(of: Self.self, in: [])
  }

  /// The same for views inside a container, which is inside another one, and so on.
  ///
  /// - Parameter containerTypes: The classes of what contains the view, the nearest first.
  /// - Returns: One view for each class and list of containers.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceModels.model(of: Self.self, in: containerTypes) }
}

/// The views that give others their looks.
@MainActor
private enum AppearanceModels {
  @MainActor struct Model {
    var containers: [any UIAppearanceContainer.Type]
    var view: UIView

    /// Whether a view stands in the containers.
    func isMeant(for view: UIView) -> Bool {
      var responder = view.next
      for container in containers {
        while let present = responder, !isInstance(present, of: container) {
          responder = present.next
        }
        guard responder != nil else { return false }
        responder = responder?.next
      }
      return true
    }

    private func isInstance<Container: UIAppearanceContainer>(
      _ responder: UIResponder, of container: Container.Type
    ) -> Bool { responder is Container }
  }

  /// The models of each class, those of the longest list of containers first.
  static var models: [ObjectIdentifier: [Model]] = [:]
  static var items: [ObjectIdentifier: UIBarItem] = [:]

  /// The model of a class of items, if its looks were asked for.
  static func item<Item: UIBarItem>(of type: Item.Type) -> Item {
    if let model = items[ObjectIdentifier(type)] as? Item { return model }
    let model = Item()
    items[ObjectIdentifier(type)] = model
    return model
  }

  static func model<View: UIView>(
    of type: View.Type, in containers: [any UIAppearanceContainer.Type]
  ) -> View {
    let ids = containers.map { ObjectIdentifier($0) }
    let known = models[ObjectIdentifier(type)] ?? []
    let same = known.first { $0.containers.map { ObjectIdentifier($0) } == ids }
    if let model = same?.view as? View { return model }
    guard let model = View(coder: NSCoder()) else {
      preconditionFailure("\(type).appearance() needs init(coder:) to make a view")
    }
    models[ObjectIdentifier(type)] = (known + [Model(containers: containers, view: model)])
      .sorted { $0.containers.count > $1.containers.count }
    return model
  }
}

extension UIAppearance where Self: UIBarItem {
  /// The item whose title attributes are those of the items of the class that have none of their
  /// own.
  ///
  /// - Returns: One item for each class.
  public static func appearance() -> Self { AppearanceModels.item(of: Self.self) }

  /// The same as `appearance()`, whatever contains the item.
  ///
  /// - Parameter containerTypes: The classes of what contains the item.
  /// - Returns: One item for each class.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }
}

extension UIBarItem: UIAppearance {
  /// How the title is set in a state: the item's own attributes, or those of its class's model.
  package final func shownTitleAttributes(_ state: UInt) -> [NSAttributedString.Key: Any] {
    if let own = titleAttributes[state] ?? titleAttributes[0] { return own }
    let model = AppearanceModels.items[ObjectIdentifier(type(of: self))]
    return model?.titleAttributes[state] ?? model?.titleAttributes[0] ?? [:]
  }
}

extension UIView {
  /// Takes the background and the tint of a model where the view has none of its own.
  final func adoptTints(of model: UIView) {
    if backgroundColor == nil { backgroundColor = model.backgroundColor }
    if extras.tintColor == nil, let tint = model.extras.tintColor { tintColor = tint }
  }

  /// Takes the looks that were set for the view's class or one above it, where it has none of its
  /// own.
  func applyAppearance() {
    guard !AppearanceModels.models.isEmpty else { return }
    var mirror: Mirror? = Mirror(reflecting: self)
    while let present = mirror {
      for model in AppearanceModels.models[ObjectIdentifier(present.subjectType)] ?? []
      where model.isMeant(for: self) { adoptLooks(of: model.view) }
      mirror = present.superclassMirror
    }
  }
}

@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
