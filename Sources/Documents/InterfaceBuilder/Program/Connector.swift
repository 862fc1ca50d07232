internal import AutoLayout
internal import Foundation

/// Connects objects: outlets by the names of properties, actions by the names of methods.
@MainActor
final class Connector {
  private let objects: SceneObjects
  private let standIns: [String: StandInElement]
  /// The outlets of objects, cached on first access.
  private var outlets: [ObjectIdentifier: [String: any Connectable]] = [:]
  private var collections: [(source: AnyObject, property: String, members: [AnyObject])] = []
  private var collectionsByName: [String: Int] = [:]

  init(objects: SceneObjects, standIns: [String: StandInElement]) {
    self.objects = objects
    self.standIns = standIns
  }

  func connect(_ connection: ConnectionElement) {
    guard let source = objects[connection.source] else { return }
    switch connection.kind {
    case .outlet(let property):
      guard let destination = objects[connection.destination] else { return }
      if !connectKnown(property, source, destination) {
        set(property, of: source, to: destination)
      }
    case .collection(let property):
      guard let destination = objects[connection.destination] else { return }
      let key = "\(connection.source).\(property)"
      if let known = collectionsByName[key] {
        collections[known].members.append(destination)
      } else {
        collectionsByName[key] = collections.count
        collections.append((source, property, [destination]))
      }
    case .action(let selector, let event):
      connectAction(Selector(selector), event, source, connection.destination)
    }
  }

  /// Sets outlet collections, which are complete only at the end.
  func connectCollections() {
    for (source, property, members) in collections {
      if property == "gestureRecognizers", let view = source as? UIView {
        members.lazy.compactMap { $0 as? UIGestureRecognizer }.forEach(view.addGestureRecognizer)
        continue
      }
      if (source as? UIResponder)?.setKeyedProperty(property, to: members) == true { continue }
      _ = outlet(property, of: source)?.connect(members)
    }
  }

  /// Sets an outlet, through the class's list if it has the property, to notify observers.
  private func set(_ property: String, of source: AnyObject, to destination: AnyObject) {
    if (source as? UIResponder)?.setKeyedProperty(property, to: destination) == true { return }
    _ = outlet(property, of: source)?.connect(destination)
  }

  private func outlet(_ property: String, of object: AnyObject) -> (any Connectable)? {
    guard let object = object as? NSObject else { return nil }
    let key = ObjectIdentifier(object)
    let known = outlets[key] ?? object.outlets
    outlets[key] = known
    return known[property]
  }

  /// Sets the outlets of UIKit's own classes.
  private func connectKnown(
    _ property: String, _ source: AnyObject, _ destination: AnyObject
  ) -> Bool {
    switch (property, source) {
    case ("view", let controller as UIViewController):
      guard let view = destination as? UIView else { return false }
      controller.view = view
    case ("dataSource", let table as UITableView):
      table.dataSource = destination as? any UITableViewDataSource
    case ("delegate", let table as UITableView):
      table.delegate = destination as? any UITableViewDelegate
    case ("dataSource", let collection as UICollectionView):
      collection.dataSource = destination as? any UICollectionViewDataSource
    case ("delegate", let collection as UICollectionView):
      collection.delegate = destination as? any UICollectionViewDelegate
    case ("delegate", let view as UITextView):
      view.delegate = destination as? any UITextViewDelegate
    case ("delegate", let view as UIScrollView):
      view.delegate = destination as? any UIScrollViewDelegate
    case ("delegate", let field as UITextField):
      field.delegate = destination as? any UITextFieldDelegate
    case ("delegate", let bar as UISearchBar):
      bar.delegate = destination as? any UISearchBarDelegate
    case ("delegate", let recognizer as UIGestureRecognizer):
      recognizer.delegate = destination as? any UIGestureRecognizerDelegate
    case ("delegate", let controller as UINavigationController):
      controller.delegate = destination as? any UINavigationControllerDelegate
    case ("delegate", let controller as UITabBarController):
      controller.delegate = destination as? any UITabBarControllerDelegate
    default: return false
    }
    return true
  }

  private func connectAction(
    _ selector: Selector, _ event: String?, _ source: AnyObject, _ destination: String
  ) {
    let target = objects[destination]
    guard target != nil || standIns[destination] == .firstResponder else { return }
    switch source {
    case let control as UIControl:
      let events = event.flatMap(UIControl.Event.init(document:)) ?? .primaryActionTriggered
      control.addTarget(target, action: selector, for: events)
    case let item as UIBarButtonItem:
      item.target = target
      item.action = selector
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: selector) }
    default: break
    }
  }
}

extension UIControl.Event {
  fileprivate init?(document name: String) {
    let events: [String: UIControl.Event] = [
      "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
      "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
      "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
      "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
      "touchCancel": .touchCancel, "valueChanged": .valueChanged,
      "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
      "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
      "editingDidEndOnExit": .editingDidEndOnExit,
    ]
    guard let event = events[name] else { return nil }
    self = event
  }
}
