import AutoLayout
import Foundation
import InterfaceBuilder

/// Gives rows the height of their content, as tables do at run time (F8.1, F8.2).
///
/// On the canvas a row has the height that its author drew; anywhere else its texts have other sizes.
enum SelfSizingRows {
  /// Resizes the rows of a scene whose height follows their content.
  ///
  /// - Parameter live: A scene whose views have their widths.
  @MainActor
  static func apply(to live: InstantiatedScene) {
    for member in live.members {
      guard let cell = member.view as? UITableViewCell, isAutomatic(member, live) else { continue }
      let fitted = cell.systemLayoutSizeFitting(
        CGSize(width: cell.bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      // Without constraints from top to bottom the content has no height of its own.
      if fitted.height > 1 { cell.frame.size.height = fitted.height }
    }
  }

  @MainActor
  private static func isAutomatic(
    _ member: InstantiatedScene.Member, _ live: InstantiatedScene
  ) -> Bool {
    let element = live.interface.view(member.index)
    if case .tableViewCell(let cell) = element.details, let height = cell.rowHeight, height > 0,
      element.role != .topLevel
    {
      return false
    }
    var parent = element.parent
    while let index = parent {
      let view = live.interface.view(index)
      if case .tableView(let table) = view.details { return table.rowHeight < 0 }
      parent = view.parent
    }
    return true
  }
}
