public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

extension UIAppearance where Self: UIView {
  /// The appearance proxy, whose properties are copied to views that don't set their own.
  ///
  /// Copied: tint and background of views; colors, title attributes and translucency of bars;
  /// colors of switches, sliders, progress views, page controls; color and font of labels.
  public static func appearance() -> Self {
    AppearanceModels.model(of: Self.self, in: [])
  }

  /// The appearance proxy for views inside the given classes, nearest first.
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

  /// The proxy for the item class, made by the first request.
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
  /// The appearance proxy, whose title attributes apply to items that set none.
  public static func appearance() -> Self { AppearanceModels.item(of: Self.self) }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }
}

extension UIBarItem: UIAppearance {
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

  /// Copies the properties of the class's proxies.
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
