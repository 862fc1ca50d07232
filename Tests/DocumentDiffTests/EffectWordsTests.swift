import Testing

@testable import DocumentDiff

@Suite("Words for effects")
struct EffectWordsTests {
  private func shift(
    _ view: String, _ old: (Double, Double, Double, Double), _ new: (Double, Double, Double, Double)
  ) -> FrameShift {
    func frame(_ sides: (Double, Double, Double, Double)) -> FrameShift.Frame {
      FrameShift.Frame(x: sides.0, y: sides.1, width: sides.2, height: sides.3)
    }
    return FrameShift(
      view: view, name: view,
      places: [
        FrameShift.Place(environments: ["canvas"], old: frame(old), new: frame(new))
      ])
  }

  private func words(_ shifts: FrameShift...) -> String { EffectWords(shifts: shifts).summary }

  @Test("an edge or a middle that stays makes the new position part of the new size")
  func anchored() {
    #expect(words(shift("a", (10, 0, 50, 20), (0, 0, 60, 20))) == "1 view resized +10 wide")
    #expect(words(shift("a", (10, 0, 50, 20), (5, 0, 60, 20))) == "1 view resized +10 wide")
    #expect(words(shift("a", (10, 0, 50, 20), (10, 0, 50, 28))) == "1 view resized +8 high")
  }

  @Test("a view that is resized and moved is reported with both")
  func both() {
    #expect(
      words(shift("a", (10, 0, 50, 20), (10, 200, 60, 20)))
        == "1 view resized +10 wide (and moved down by 200)")
    #expect(
      words(
        shift("a", (10, 0, 50, 20), (10, 200, 60, 20)), shift("b", (0, 0, 50, 20), (0, 0, 60, 20)),
        shift("c", (0, 0, 50, 20), (4, 0, 50, 20)))
        == "2 views resized +10 wide (1 of them moved down by 200), 1 view moved right by 4")
  }
}
