import AutoLayoutCore
import AutoLayoutValues
import Foundation

extension UIScrollView {
  func zoom(to scale: CGFloat) {
    let scale = min(max(scale, minimumZoomScale), maximumZoomScale)
    guard scale != behavior.zoomScale, let view = scrollDelegate?.viewForZooming(in: self) else {
      return
    }
    behavior.zoomScale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    // The zoomed view keeps the origin, and the visible bounds keep their size.
    view.frame.origin = .zero
    contentSize = view.frame.size
    scrollDelegate?.scrollViewDidZoom(self)
  }

  func zoom(toShow rect: CGRect, _ animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
    let scale = zoomScale
    let origin = CGPoint(
      x: rect.midX * scale - bounds.width / 2, y: rect.midY * scale - bounds.height / 2)
    let most = CGPoint(
      x: max(0, contentSize.width - bounds.width), y: max(0, contentSize.height - bounds.height))
    setContentOffset(
      CGPoint(x: max(0, min(origin.x, most.x)), y: max(0, min(origin.y, most.y))),
      animated: animated)
  }
}
