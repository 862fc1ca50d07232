public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

extension UIAppearance where Self: UIView {
  /// The appearance proxy: a view whose properties are copied to views of the class that don't set
  /// their own when they enter a window.
  ///
  /// These properties are copied: tint and background of any view; appearances, colors, title
  /// attributes and translucency of bars; colors of switches, sliders, progress views and page
  /// controls; color and font of labels. Other properties stay on the proxy, because nothing here
  /// intercepts their setters.
  ///
  /// - Returns: One view for each class, made by `init(coder:)`.
  public static func appearance() -> Self {
    AppearanceModels.model(of: Self.self, in: [])
  }

  /// The appearance proxy for views inside containers of the given classes, nearest first; one for
  /// each class and list.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceModels.model(of: Self.self, in: containerTypes) }
}

@MainActor
private enum AppearanceModels {
  @MainActor struct Model {
    var containers: [any UIAppearanceContainer.Type]
    var view: UIView

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

  static var models: [ObjectIdentifier: [Model]] = [:]
  static var items: [ObjectIdentifier: UIBarItem] = [:]

  /// The proxy of a class of items, if one was requested.
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
  /// The appearance proxy of the class, whose title attributes apply to items that don't set their
  /// own.
  public static func appearance() -> Self { AppearanceModels.item(of: Self.self) }

  /// Returns `appearance()`; the containers are ignored.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }
}

extension UIBarItem: UIAppearance {
  /// The title attributes for a state: the item's own, else the ones of its class's proxy.
  package final func shownTitleAttributes(_ state: UInt) -> [NSAttributedString.Key: Any] {
    if let own = titleAttributes[state] ?? titleAttributes[0] { return own }
    let model = AppearanceModels.items[ObjectIdentifier(type(of: self))]
    return model?.titleAttributes[state] ?? model?.titleAttributes[0] ?? [:]
  }
}

extension UIView {
  final func adoptTints(of model: UIView) {
    if backgroundColor == nil { backgroundColor = model.backgroundColor }
    if extras.tintColor == nil, let tint = model.extras.tintColor { tintColor = tint }
  }

  /// Copies the properties of the proxies of the view's class and superclasses unless it has its
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
