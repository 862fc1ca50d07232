import ConstraintSolver
import Testing

@testable import ConflictExplanation

@Suite("Placements in a conflict")
struct PlacementTests {
  private func placements(_ log: String) -> [ConflictPlacement] {
    ConflictReport(log: log).blocks.flatMap { block in
      block.conflicts.map { ConflictPlacement($0, of: block) }
    }
  }

  @Test("all members hold except the broken constraint", arguments: Fixtures.names)
  func fixtures(name: String) throws {
    for block in ConflictReport(log: try Fixtures.log(name)).blocks {
      for conflict in block.conflicts {
        let placement = ConflictPlacement(conflict, of: block)
        #expect(placement.measures.map(\.constraint) == conflict.core)
        #expect(placement.measures.count { $0.gives } == 1)
        for measure in placement.measures where !measure.gives {
          let difference = measure.end - measure.wanted
          let relation = block.block.constraints[measure.constraint].relation
          #expect(relation == .greaterThanOrEqual || difference < 1e-4)
          #expect(relation == .lessThanOrEqual || difference > -1e-4)
        }
        #expect(placement.items.allSatisfy { $0.width >= 0 && $0.height >= 0 })
      }
    }
  }

  @Test("ambiguous views are inside their superview, which is large enough for them")
  func defaults() throws {
    let placement = try #require(
      placements(
        """
        (
            "<NSLayoutConstraint:0x1 H:|-(20)-[UILabel:0xa]   (active, names: '|':UIView:0xb )>",
            "<NSLayoutConstraint:0x2 H:[UILabel:0xa(100)]>",
            "<NSLayoutConstraint:0x3 H:[UILabel:0xa]-(20)-|   (active, names: '|':UIView:0xb )>",
            "<NSLayoutConstraint:0x4 UIView:0xb.width == 200   (active)>"
        )
        """
      ).first)
    let label = try #require(placement.items.first)
    let view = try #require(placement.items.last)
    #expect(label.superview == 1)
    #expect(view.superview == nil)
    #expect(label.y > view.y)
    #expect(label.y + label.height < view.y + view.height)
    // If the log names no broken constraint, the rule of iOS predicts a constraint about a single
    // view.
    #expect(placement.measures.map(\.gives) == [false, true, false, false])
    #expect(placement.reason != nil)
    let width = try #require(placement.measures.first { $0.gives })
    #expect([width.start, width.end, width.wanted] == [20, 180, 120])
  }

  @Test("a superview matched with a listed view is part of the placement")
  func assumedSuperview() throws {
    let placement = try #require(
      placements(
        """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x1 H:|-(20)-[UILabel:0xa]>",
            "<NSLayoutConstraint:0x2 H:[UILabel:0xa]-(20)-|>",
            "<NSLayoutConstraint:0x3 UILabel:0xa.width == 100>",
            "<NSLayoutConstraint:0x4 UIView:0xb.width == 320>"
        )
        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x3 UILabel:0xa.width == 100>
        """
      ).first)
    #expect(placement.items.map(\.label).sorted() == ["UILabel", "UIView"])
    let broken = try #require(placement.measures.first { $0.gives })
    #expect(broken.end - broken.start == 280)
    #expect(broken.wanted - broken.start == 100)
  }

  @Test("numbers beyond any screen also have a picture")
  func farthest() {
    let log = """
      "<NSLayoutConstraint:0x1 UIView:0xb.width == 1e300>",
      "<NSLayoutConstraint:0x2 UIView:0xb.width == 3>"
      """
    #expect(placements(log).count == 1)
    #expect(ConflictReport(log: log).drawingText.contains("\"measures\""))
  }
}
