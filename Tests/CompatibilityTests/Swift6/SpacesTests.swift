import Testing
import UIKit

private final class Zooming: NSObject, UIScrollViewDelegate {
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
  var calls: [String] = []

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    calls.append("begin")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("zoom") }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    calls.append("end \(scale)")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("moved") }
}

@Suite("Spaces in client code", .serialized)
@MainActor
struct SpacesTests {
  @Test("points are converted from a view to the screen and back")
  func screen() {
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 200, height: 300))
    let outer = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
    window.addSubview(outer)
    outer.addSubview(inner)
    let space = UIScreen.main.coordinateSpace
    #expect(inner.convert(CGPoint(x: 3, y: 4), to: space) == CGPoint(x: 19, y: 31))
    #expect(inner.convert(CGPoint(x: 19, y: 31), from: space) == CGPoint(x: 3, y: 4))
    #expect(
      space.convert(inner.bounds, from: inner) == CGRect(x: 16, y: 27, width: 10, height: 10))
    #expect(inner.convert(CGPoint(x: 3, y: 4), to: nil) == CGPoint(x: 9, y: 11))
    #expect(window.convert(CGPoint(x: 9, y: 11), to: nil) == CGPoint(x: 19, y: 31))
    let second = UIWindow(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
    #expect(window.convert(CGPoint(x: 9, y: 11), to: second) == CGPoint(x: -81, y: 31))
    let other: any UICoordinateSpace = outer
    #expect(inner.convert(inner.bounds, to: other) == inner.frame)
    // The frame of a keyboard, as libraries read it.
    let keyboard = CGRect(x: 0, y: 200, width: 390, height: 644)
    #expect(outer.convert(keyboard, from: UIScreen.main.coordinateSpace).minY == 175)
    #expect(UIScreen.main.nativeBounds.width == UIScreen.main.bounds.width * UIScreen.main.scale)
  }

  @Test("zoomed content is as large as the zoomed view, within the limits")
  func zoom() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let zooming = Zooming()
    scrollView.delegate = zooming
    scrollView.addSubview(zooming.content)
    scrollView.zoomScale = 2
    #expect(scrollView.zoomScale == 1 && zooming.calls.isEmpty)
    #expect(scrollView.pinchGestureRecognizer == nil)
    scrollView.maximumZoomScale = 3
    scrollView.setZoomScale(2, animated: false)
    #expect(zooming.calls == ["begin", "zoom", "end 2.0"])
    #expect(scrollView.contentSize == CGSize(width: 200, height: 160))
    #expect(zooming.content.frame == CGRect(x: 0, y: 0, width: 200, height: 160))
    scrollView.zoom(to: CGRect(x: 60, y: 40, width: 20, height: 20), animated: true)
    #expect(scrollView.zoomScale == 2.5)
    #expect(scrollView.contentOffset == CGPoint(x: 150, y: 100))
    #expect(zooming.calls.last == "moved")
  }

  @Test("one window at a time is the key window")
  func keyWindow() {
    final class Counting: UIWindow {
      var changes: [String] = []
      override func becomeKey() { changes.append("become") }
      override func resignKey() { changes.append("resign") }
    }
    let first = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let second = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    first.makeKeyAndVisible()
    second.makeKeyAndVisible()
    #expect(!first.isKeyWindow && second.isKeyWindow)
    #expect(first.changes == ["become", "resign"] && second.changes == ["become"])
    #expect(UIApplication.shared.keyWindow === second)
  }

  @Test("by default, labels and image views take no touches")
  func touches() {
    #expect(!UILabel().isUserInteractionEnabled)
    #expect(
      !UIImageView(image: nil).isUserInteractionEnabled && !UIImageView().isUserInteractionEnabled)
    #expect(UIView().isUserInteractionEnabled && UIButton().isUserInteractionEnabled)
  }
}
