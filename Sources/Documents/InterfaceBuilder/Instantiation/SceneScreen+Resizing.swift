internal import AutoLayout
package import Foundation

extension SceneScreen {
  /// The screen in another size in points, with the same views; the caller lays them out.
  package func resized(to other: CGSize) -> SceneScreen {
    let (dx, dy) = (other.width - size.width, other.height - size.height)
    let resized = CGRect(
      x: frame.minX, y: frame.minY, width: max(0, frame.width + dx),
      height: max(0, frame.height + dy))
    view.frame = CGRect(origin: view.frame.origin, size: resized.size)
    let moved = bars.map { bar in
      var place = bar.frame
      place.size.width = max(0, place.width + dx)
      if place.midY > size.height / 2 { place.origin.y += dy }
      bar.view.frame = CGRect(origin: .zero, size: place.size)
      bar.view.layoutIfNeeded()
      return Bar(view: bar.view, frame: place)
    }
    return SceneScreen(
      size: other, view: view, frame: resized, isSheet: isSheet, bars: moved,
      statusBarHeight: statusBarHeight, isStatusBarLight: isStatusBarLight,
      hasHomeIndicator: hasHomeIndicator, device: device, columns: columns)
  }
}
