import AutoLayout
import Foundation
import Testing

@MainActor
@Suite struct DynamicsTests {
  @Test func anAnimatorKeepsItsBehaviors() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let ball = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.addSubview(ball)
    let animator = UIDynamicAnimator(referenceView: view)
    let gravity = UIGravityBehavior(items: [ball])
    animator.addBehavior(gravity)
    animator.addBehavior(gravity)
    #expect(animator.behaviors == [gravity])
    #expect(gravity.dynamicAnimator === animator)
    #expect(!animator.isRunning)
    #expect(ball.center == CGPoint(x: 20, y: 20))
    #expect(animator.items(in: CGRect(x: 0, y: 0, width: 15, height: 15)).count == 1)
    #expect(animator.items(in: CGRect(x: 50, y: 50, width: 15, height: 15)).isEmpty)
    animator.removeAllBehaviors()
    #expect(animator.behaviors.isEmpty)
    #expect(gravity.dynamicAnimator == nil)
  }

  @Test func partsComeToTheAnimatorWithTheirWhole() {
    final class Falling: UIDynamicBehavior {
      var moves = 0
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) { moves += 1 }
    }
    let whole = Falling()
    let part = UIGravityBehavior(items: [])
    whole.addChildBehavior(part)
    let view = UIView()
    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(whole)
    #expect(part.dynamicAnimator === animator)
    whole.removeChildBehavior(part)
    #expect(part.dynamicAnimator == nil)
    #expect(whole.moves == 1)
  }

  @Test func directionsAreAnglesAndLengths() {
    let push = UIPushBehavior(items: [], mode: .instantaneous)
    push.setAngle(.pi / 2, magnitude: 2)
    #expect(abs(push.pushDirection.dx) < 1e-12)
    #expect(push.pushDirection.dy == 2)
    push.angle = 0
    #expect(push.magnitude == 2)
    #expect(push.pushDirection.dx == 2)
    #expect(UIGravityBehavior(items: []).magnitude == 1)
    #expect(UIGravityBehavior(items: []).angle == .pi / 2)
  }

  @Test func boundariesHaveNames() {
    let collision = UICollisionBehavior(items: [])
    #expect(collision.boundaryIdentifiers == nil)
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: .zero, to: CGPoint(x: 100, y: 0))
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: .zero, to: CGPoint(x: 50, y: 0))
    #expect(collision.boundaryIdentifiers?.count == 1)
    #expect(collision.boundary(withIdentifier: "floor" as NSString)?.bounds.width == 50)
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(collision.translatesReferenceBoundsIntoBoundary)
    #expect(collision.boundaryInsets.right == 4)
    collision.removeAllBoundaries()
    #expect(collision.boundary(withIdentifier: "floor" as NSString) == nil)
  }

  @Test func velocitiesAddUp() {
    let ball = UIView()
    let body = UIDynamicItemBehavior(items: [ball])
    body.addLinearVelocity(CGPoint(x: 3, y: 4), for: ball)
    body.addLinearVelocity(CGPoint(x: 1, y: 0), for: ball)
    body.addAngularVelocity(2, for: ball)
    #expect(body.linearVelocity(for: ball) == CGPoint(x: 4, y: 4))
    #expect(body.angularVelocity(for: ball) == 2)
    body.removeItem(ball)
    #expect(body.items.isEmpty)
    let held = UIAttachmentBehavior(item: ball, attachedToAnchor: CGPoint(x: 30, y: 40))
    #expect(held.length == 50)
    let snap = UISnapBehavior(item: ball, snapTo: CGPoint(x: 1, y: 2))
    #expect(snap.snapPoint == CGPoint(x: 1, y: 2))
  }
}
