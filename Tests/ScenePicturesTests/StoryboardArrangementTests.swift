import Foundation
import Testing

@testable import ScenePictures

/// Scenes and lines in a whole storyboard's picture (F10.35).
@Suite("Arrangements of storyboards")
struct StoryboardArrangementTests {
  private typealias Scene = StoryboardArrangement.Scene
  private typealias Link = StoryboardArrangement.Link

  private let phone = CGSize(width: 375, height: 667)

  private func scene(_ x: Double, _ y: Double) -> Scene {
    Scene(size: phone, place: CGPoint(x: x, y: y))
  }

  @Test("scenes keep their distances, with margins around everything")
  func places() {
    let board = StoryboardArrangement(
      [scene(-100, 20), scene(500, -300)], links: [], initial: nil)
    #expect(board.frames[0].minX == StoryboardArrangement.margin)
    #expect(board.frames[1].minX - board.frames[0].minX == 600)
    #expect(board.frames[1].minY - board.frames[0].minY == -320)
    #expect(
      board.frames[1].minY == StoryboardArrangement.margin + StoryboardArrangement.titleHeight)
    #expect(board.size.width == board.frames[1].maxX + StoryboardArrangement.margin)
    #expect(board.size.height == board.frames[0].maxY + StoryboardArrangement.margin)
    #expect(board.initial == nil)
  }

  @Test("scenes with no position are in a row below the others")
  func withoutPlace() {
    let loose = Scene(size: phone, place: nil)
    let board = StoryboardArrangement(
      [scene(0, 0), loose, scene(0, 800), loose], links: [], initial: nil)
    let lowest = board.frames[2].maxY
    #expect(board.frames[1].minY > lowest + StoryboardArrangement.titleHeight)
    #expect(board.frames[3].minY == board.frames[1].minY)
    #expect(board.frames[3].minX > board.frames[1].maxX)
  }

  @Test("the arrow to the initial scene ends at the scene's left edge, and has space")
  func initial() throws {
    let board = StoryboardArrangement([scene(0, 0)], links: [], initial: 0)
    let end = try #require(board.initial)
    #expect(end == CGPoint(x: board.frames[0].minX, y: board.frames[0].midY))
    #expect(end.x - StoryboardArrangement.initialLength >= StoryboardArrangement.margin)
  }

  @Test(
    "lines join the edges that face each other",
    arguments: [
      (600.0, 0.0, true, 1.0), (-600, 0, true, -1), (0, 900, false, 1), (0, -900, false, -1),
      (600, 900, true, 1),
    ])
  func edges(x: Double, y: Double, isAcross: Bool, sign: Double) throws {
    let board = StoryboardArrangement(
      [scene(0, 0), scene(x, y)], links: [Link(source: 0, destination: 1, kind: .show)],
      initial: nil)
    let arrow = try #require(board.arrows.first)
    #expect(arrow.isAcross == isAcross)
    let (from, to) = (board.frames[0], board.frames[1])
    if isAcross {
      #expect(arrow.start.x == (sign > 0 ? from.maxX : from.minX))
      #expect(arrow.end.x == (sign > 0 ? to.minX : to.maxX))
      #expect(arrow.direction == CGPoint(x: sign, y: 0))
    } else {
      // The title bar is a part of the scene's upper edge.
      let strip = StoryboardArrangement.titleHeight
      #expect(arrow.start.y == (sign > 0 ? from.maxY : from.minY - strip))
      #expect(arrow.end.y == (sign > 0 ? to.minY - strip : to.maxY))
      #expect(arrow.direction == CGPoint(x: 0, y: sign))
    }
    #expect(arrow.points.first == arrow.start)
    #expect(abs((arrow.points.last?.x ?? 0) - arrow.end.x) < 0.001)
  }

  @Test("several lines share an edge, lines to higher scenes above")
  func ports() {
    let board = StoryboardArrangement(
      [scene(0, 0), scene(600, 900), scene(600, -900), scene(600, 0)],
      links: [1, 2, 3].map { Link(source: 0, destination: $0, kind: .show) }, initial: nil)
    let starts = board.arrows.map(\.start.y)
    #expect(starts[1] < starts[2] && starts[2] < starts[0])
    #expect(starts[2] == board.frames[0].midY)
    #expect(board.arrows.allSatisfy { board.frames[0].minY < $0.start.y })
  }

  @Test("a line from a scene to itself, or to a missing scene, is left out")
  func impossible() {
    let board = StoryboardArrangement(
      [scene(0, 0)],
      links: [
        Link(source: 0, destination: 0, kind: .show), Link(source: 0, destination: 7, kind: .show),
      ], initial: nil)
    #expect(board.arrows.isEmpty)
  }

  @Test(
    "each kind of segue is recognized, old and new",
    arguments: [
      ("show", StoryboardArrow.Kind.show), ("push", .show), ("modal", .present),
      ("presentation", .present), ("popoverPresentation", .popover), ("embed", .embed),
      ("relationship", .relationship), ("showDetail", .showDetail), ("custom", .custom),
      ("somethingNew", .custom),
    ])
  func kinds(document: String, kind: StoryboardArrow.Kind) {
    #expect(StoryboardArrow.Kind(document: document) == kind)
  }
}
