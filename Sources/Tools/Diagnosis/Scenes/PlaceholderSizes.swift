import AutoLayout
import Foundation
import InterfaceBuilder

/// Applies placeholder sizes as intrinsic sizes, for lack of the views' own code (F6.13).
enum PlaceholderSizes {
  @MainActor
  static func apply(to live: InstantiatedScene) {
    for member in live.members where member.view.contentSizeOverride == nil {
      let element = live.interface.view(member.index)
      var size = member.view.intrinsicContentSize
      if let designed = live.scene.contents.resources.designableSizes[element.id] {
        size = CGSize(width: designed.width, height: designed.height)
      } else if element.placeholderIntrinsicWidth == nil, element.placeholderIntrinsicHeight == nil
      {
        continue
      }
      if let width = element.placeholderIntrinsicWidth { size.width = CGFloat(width) }
      if let height = element.placeholderIntrinsicHeight { size.height = CGFloat(height) }
      member.view.contentSizeOverride = size
    }
  }
}
