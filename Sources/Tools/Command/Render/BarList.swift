import AutoLayout
import Foundation
import InterfaceBuilder

/// A line that lists the bars drawn around a scene, for statistics, separated by tabs.
@MainActor
struct BarList {
  let line: String

  init(_ scene: InstantiatedScene) {
    let screen = scene.screen ?? scene.containerScreen
    let kind = screen == nil ? "part" : scene.screen == nil ? "container" : "screen"
    let bars = (screen?.bars ?? []).map { bar in
      let place = [bar.frame.minX, bar.frame.minY, bar.frame.width, bar.frame.height]
        .map { String(format: "%g", $0) }
      return "\(type(of: bar.view)) \(place.joined(separator: " ")) \(Self.count(of: bar.view))"
    }
    let status = screen?.statusBarHeight.map { [String(format: "status %g", $0)] } ?? []
    line = ([scene.scene.id, kind] + status + bars).joined(separator: "\t")
  }

  private static func count(of bar: UIView) -> Int {
    switch bar {
    case let bar as UINavigationBar: bar.items?.count ?? 0
    case let bar as UITabBar: bar.items?.count ?? 0
    case let bar as UIToolbar: bar.items?.count ?? 0
    default: 0
    }
  }
}
