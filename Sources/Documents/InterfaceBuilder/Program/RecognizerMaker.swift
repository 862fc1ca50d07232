internal import AutoLayout
internal import Foundation

@MainActor
struct RecognizerMaker {
  let classes: ProgramClasses

  func make(_ element: RecognizerElement) -> UIGestureRecognizer? {
    let own = classes.find(
      element.customClass, element.customModule, as: UIGestureRecognizer.self)
    guard let recognizer = own?.init(target: nil, action: nil) ?? makeStock(element.elementName)
    else { return nil }
    configure(recognizer, element)
    return recognizer
  }

  private func makeStock(_ name: String) -> UIGestureRecognizer? {
    switch name {
    case "tapGestureRecognizer": UITapGestureRecognizer()
    case "panGestureRecognizer": UIPanGestureRecognizer()
    case "swipeGestureRecognizer": UISwipeGestureRecognizer()
    case "pinchGestureRecognizer": UIPinchGestureRecognizer()
    case "rotationGestureRecognizer": UIRotationGestureRecognizer()
    case "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer()
    // Xcode writes the name of the long press like this.
    case "pongPressGestureRecognizer", "longPressGestureRecognizer": UILongPressGestureRecognizer()
    default: nil
    }
  }

  private func configure(_ recognizer: UIGestureRecognizer, _ element: RecognizerElement) {
    func number(_ name: String) -> Double? { element.attributes[name].flatMap(Double.init) }
    func count(_ name: String) -> Int? { element.attributes[name].flatMap { Int($0) } }
    if element.attributes["enabled"] == "NO" { recognizer.isEnabled = false }
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      count("numberOfTapsRequired").map { tap.numberOfTapsRequired = $0 }
      count("numberOfTouchesRequired").map { tap.numberOfTouchesRequired = $0 }
    case let pan as UIPanGestureRecognizer:
      count("minimumNumberOfTouches").map { pan.minimumNumberOfTouches = $0 }
      count("maximumNumberOfTouches").map { pan.maximumNumberOfTouches = $0 }
    case let swipe as UISwipeGestureRecognizer:
      count("numberOfTouchesRequired").map { swipe.numberOfTouchesRequired = $0 }
      switch element.attributes["direction"] {
      case "left"?: swipe.direction = .left
      case "up"?: swipe.direction = .up
      case "down"?: swipe.direction = .down
      default: break
      }
    case let press as UILongPressGestureRecognizer:
      number("minimumPressDuration").map { press.minimumPressDuration = $0 }
      number("allowableMovement").map { press.allowableMovement = CGFloat($0) }
      count("numberOfTapsRequired").map { press.numberOfTapsRequired = $0 }
    default: break
    }
  }
}
