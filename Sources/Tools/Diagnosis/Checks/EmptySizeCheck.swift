import AutoLayout
import Foundation
import InterfaceBuilder

struct EmptySizeCheck: SceneChecking {
  static let rules: [Rule] = [.zeroSize]

  func find(in scene: CheckedScene, _ faults: inout [SceneFault]) {
    let survey = scene.survey
    for (index, item) in survey.items.enumerated()
    where item.isVisible && (item.rect.width <= 0 || item.rect.height <= 0) {
      guard let parent = item.parent, case let above = survey.items[parent].rect,
        above.width > 0, above.height > 0, Self.showsSomething(item.view),
        !hasUnknownSize(item),
        !scene.collapsedViews.contains(item.id), !scene.stockViews.contains(item.id),
        !scene.ambiguities.isAmbiguous(index)
      else { continue }
      faults.append(SceneFault(kind: .size, item: Int32(index)))
    }
  }

  func describe(_ fault: SceneFault, in scene: CheckedScene) -> FindingCollector.Draft {
    let item = scene.survey.items[Int(fault.item)]
    let sizes = [("width", item.rect.width), ("height", item.rect.height)].filter { $0.1 <= 0 }
    return FindingCollector.Draft(
      rule: .zeroSize, view: item.id, location: item.location,
      message: "\(scene.survey.name(item)) has content, but its "
        + "\(sizes.map(\.0).joined(separator: " and its ")) \(sizes.count > 1 ? "are" : "is") 0")
  }

  /// Whether a class of the app may give the view a size along an axis without length.
  private func hasUnknownSize(_ item: SceneSurvey.Item) -> Bool {
    item.rect.width <= 0 && item.hasSizeOfClass(.horizontal)
      || item.rect.height <= 0 && item.hasSizeOfClass(.vertical)
  }

  /// Whether a view has a text, an image or a control.
  @MainActor
  static func showsSomething(_ view: UIView) -> Bool {
    switch view {
    case let label as UILabel: !label.shownText.isBlank
    case let button as UIButton: button.currentTitle != nil || button.currentImage != nil
    case let image as UIImageView: image.image != nil
    case is UITextField, is UITextView, is UISegmentedControl, is UISwitch, is UISlider,
      is UIStepper, is UIDatePicker, is UIScrollView:
      true
    default: false
    }
  }

  /// Returns the views that cells of stock styles place at run time, in old documents at no size.
  @MainActor
  static func stockViews(_ live: InstantiatedScene) -> Set<String> {
    var views: Set<String> = []
    for member in live.members {
      if case .tableViewCell(let cell) = live.interface.view(member.index).details {
        views.formUnion(cell.stockSubviews.values)
      }
    }
    return views
  }

  /// Returns the views with a constraint to size 0, which is intentional.
  @MainActor
  static func collapsedViews(_ live: InstantiatedScene) -> Set<String> {
    var views: Set<String> = []
    for element in live.scene.contents.constraints
    where element.secondItem == nil && element.constant == 0 {
      views.insert(element.firstItem ?? live.scene.contents[element.owner].id)
    }
    return views
  }
}
