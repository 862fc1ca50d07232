import AutoLayout
import Foundation
import InterfaceBuilder

/// Gives views the intrinsic sizes that their own code will have, as far as the document has them.
///
/// Authors give them as placeholders; at run time placeholders are gone and the code, which is not
/// here, takes their place (F6.13).
enum PlaceholderSizes {
  /// Applies the placeholders of a scene that was not laid out yet.
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
