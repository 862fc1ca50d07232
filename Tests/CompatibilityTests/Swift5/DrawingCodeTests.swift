import Foundation
import Testing
import UIKit

/// Drawing code in the style of published libraries compiles unchanged, and works as far as
/// possible without a renderer.
@Suite("Drawing code")
@MainActor
struct DrawingCodeTests {
  @Test("a ring has layers, and shows the progress that it is set to")
  func ring() throws {
    let ring = CircularProgressView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    ring.layoutIfNeeded()
    ring.setProgress(0.5, animated: true)
    let layers = try #require(ring.layer.sublayers)
    #expect(layers.map { $0 is CAShapeLayer } == [true, true, false])
    let shape = try #require(layers[1] as? CAShapeLayer)
    #expect(shape.strokeEnd == 0.5 && shape.lineCap == .round)
    #expect(shape.path?.boundingBoxOfPath.insetBy(dx: -3, dy: -3).integral == ring.bounds)
  }

  @Test("a chart draws into any context")
  func chart() {
    let chart = BarChartView(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
    chart.entries = [.init(label: "Mo", value: 3), .init(label: "Tu", value: 6)]
    let image = UIGraphicsImageRenderer(size: chart.bounds.size).image { _ in
      chart.draw(chart.bounds)
    }
    #expect(image.size == chart.bounds.size)
    #expect(image.cgImage != nil)
    chart.draw(chart.bounds)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("images made from images have the expected sizes")
  func images() throws {
    let image = try #require(UIImage(color: .red, size: CGSize(width: 20, height: 10)))
    #expect(image.rounded(radius: 4).size == image.size)
    #expect(image.resized(to: CGSize(width: 7, height: 5))?.size == CGSize(width: 7, height: 5))
    let tinted = try #require(image.tinted(with: .blue))
    #expect(tinted.size == image.size && tinted.renderingMode == .alwaysOriginal)
    // Without a renderer, images have no files.
    #expect(tinted.pngData() == nil)
  }

  @Test("layers under views and masks around them are where code puts them")
  func layers() {
    let button = GradientBorderButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.layoutIfNeeded()
    #expect(button.layer.sublayers?.first is CAGradientLayer)
    #expect((button.layer.sublayers?.first?.mask as? CAShapeLayer)?.path != nil)
    let coupon = CouponView(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
    coupon.layoutIfNeeded()
    coupon.roundCorners([.topLeft], radius: 8)
    #expect(coupon.layer.shadowPath?.boundingBoxOfPath == coupon.bounds)
    #expect(coupon.layer.mask is CAShapeLayer)
    coupon.applyShadow(color: .black, alpha: 0.5, y: 1, blur: 4, spread: 2)
    #expect(coupon.layer.shadowRadius == 2)
    #expect(coupon.layer.shadowPath?.boundingBoxOfPath.minX == -2)
  }
}
