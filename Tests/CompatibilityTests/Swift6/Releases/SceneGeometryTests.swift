import Foundation
import Testing
import UIKit

@MainActor @Suite("Geometry of window scenes", .serialized)
struct SceneGeometryTests {
  private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    var steps: [(old: CGSize, new: CGSize, isDragged: Bool)] = []
    func windowScene(
      _ windowScene: UIWindowScene,
      didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {
      let geometry = windowScene.effectiveGeometry
      steps.append(
        (
          previousEffectiveGeometry.coordinateSpace.bounds.size,
          geometry.coordinateSpace.bounds.size, geometry.isInteractivelyResizing
        ))
    }
  }

  private func resizable(_ size: CGSize) -> SimulatedScreen {
    var screen = UIScreen.main.simulated
    screen.size = size
    screen.shape.isResizable = true
    return screen
  }

  @Test("from iOS 26 on, a resized scene passes the earlier geometry to the delegate (F15.10)")
  func resizing() throws {
    for (release, count) in [(26, 2), (18, 0)] {
      try ReleaseStage.on(release) { window in
        let scene = try #require(window.windowScene)
        let delegate = SceneDelegate()
        let before = scene.delegate
        scene.delegate = delegate
        defer { scene.delegate = before }
        scene.simulateResize(to: resizable(CGSize(width: 700, height: 500)), isInteractive: true)
        #expect(window.bounds.size == CGSize(width: 700, height: 500))
        scene.simulateResize(to: resizable(CGSize(width: 320, height: 600)))
        #expect(delegate.steps.count == count)
        guard count > 0 else { return }
        #expect(delegate.steps[0].old == CGSize(width: 402, height: 874))
        #expect(delegate.steps[0].new == CGSize(width: 700, height: 500))
        #expect(delegate.steps.map(\.isDragged) == [true, false])
        #expect(delegate.steps[1].new == CGSize(width: 320, height: 600))
      }
    }
  }

  @Test("restrictions limit a window's size; a full screen has no restrictions (F15.10)")
  func restrictions() throws {
    try ReleaseStage.on(27) { window in
      let scene = try #require(window.windowScene)
      #expect(scene.sizeRestrictions == nil)
      scene.simulateResize(to: resizable(CGSize(width: 700, height: 500)))
      let limits = try #require(scene.sizeRestrictions)
      limits.minimumSize = CGSize(width: 400, height: 300)
      limits.maximumSize = CGSize(width: 900, height: 700)
      defer { limits.minimumSize = .zero }
      scene.simulateResize(to: resizable(CGSize(width: 200, height: 1000)))
      #expect(window.bounds.size == CGSize(width: 400, height: 700))
      limits.maximumSize = CGSize(width: 10_000, height: 10_000)
    }
  }

  private final class Locked: UIViewController {
    override var prefersInterfaceOrientationLocked: Bool { true }
  }

  @Test("the geometry contains whether the frontmost controller locks the orientation (F15.10)")
  func lock() throws {
    try ReleaseStage.on(26) { window in
      let scene = try #require(window.windowScene)
      window.rootViewController = UIViewController()
      #expect(!scene.effectiveGeometry.isInterfaceOrientationLocked)
      window.rootViewController = Locked()
      #expect(scene.effectiveGeometry.isInterfaceOrientationLocked)
      #expect(scene.effectiveGeometry.interfaceOrientation == .portrait)
    }
  }
}
