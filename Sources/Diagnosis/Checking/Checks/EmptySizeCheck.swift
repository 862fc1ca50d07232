import AutoLayout
import Foundation
import InterfaceBuilder

struct EmptySizeCheck: SceneChecking {
  static let rules: [Rule] = [.zeroSize]

  func check(_ scene: CheckedScene, into findings: inout FindingCollector) {
    let survey = scene.survey
    let collapsed = collapsedViews(scene.live)
    for (index, item) in survey.items.enumerated()
    where item.isVisible && (item.rect.width <= 0 || item.rect.height <= 0) {
      if let parent = item.parent {
        let above = survey.items[parent].rect
        if above.width <= 0 || above.height <= 0 { continue }
      }
      guard item.parent != nil, showsSomething(item), !collapsed.contains(item.member.id),
        !scene.ambiguities.isAmbiguous(index)
      else { continue }
      let sizes = [("width", item.rect.width), ("height", item.rect.height)].filter { $0.1 <= 0 }
      findings.add(
        FindingCollector.Draft(
          rule: .zeroSize, view: item.member.id, location: item.member.location,
          message: "\(survey.name(item)) has content, but its "
            + "\(sizes.map(\.0).joined(separator: " and its ")) \(sizes.count > 1 ? "are" : "is") 0"
        ))
    }
  }

  private func showsSomething(_ item: SceneSurvey.Item) -> Bool {
    switch item.view {
    case let label as UILabel: !label.shownText.isEmpty
    case let button as UIButton: button.currentTitle != nil || button.currentImage != nil
    case let image as UIImageView: image.image != nil
    case is UITextField, is UITextView, is UISegmentedControl, is UISwitch, is UISlider,
      is UIStepper, is UIDatePicker, is UIScrollView:
      true
    default: false
    }
  }

  /// Returns the views with a constraint to size 0, which is intentional.
  private func collapsedViews(_ live: InstantiatedScene) -> Set<String> {
    var views: Set<String> = []
    for element in live.scene.contents.constraints
    where element.secondItem == nil && element.constant == 0 {
      views.insert(element.firstItem ?? live.scene.contents[element.owner].id)
    }
    return views
  }
}
