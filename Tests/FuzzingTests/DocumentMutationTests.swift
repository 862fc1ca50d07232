import AutoLayout
import Foundation
import FuzzSupport
import InterfaceBuilder
import TestSupport
import Testing

@Suite("Documents with random changes")
@MainActor
struct DocumentMutationTests {
  nonisolated static let names = ["Login", "Settings", "Faulty"]

  @Test("a randomly changed document is refused, or every frame is finite", arguments: names)
  func changed(_ name: String) throws {
    let seed = FuzzingSeed.value
    let log = LayoutLog.replaceSink(nil)
    defer { LayoutLog.replaceSink(log) }
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Examples")
    let whole = [UInt8](
      try Data(contentsOf: folder.appendingPathComponent("\(name).storyboard")))
    var numbers = SeededGenerator(seed: seed)
    var (text, read) = (whole, 0)
    for step in 0..<60 {
      let decisions = (0..<16).map { _ in UInt8(truncatingIfNeeded: numbers.next()) }
      var mutation = DocumentMutation(text, decisions)
      // Some changes meet earlier changes; after ten it begins again.
      text = step % 10 == 9 ? whole : mutation.changed() ?? whole
      guard text.count < 60_000,
        let document = try? InterfaceDocument(data: Data(text), path: "\(name).storyboard")
      else { continue }
      read += 1
      for scene in document.scenes.prefix(2) {
        let live = scene.instantiate(in: .canvas)
        live.layOut()
        for member in live.members {
          let frame = member.view.frame
          let isFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
          #expect(isFinite, "seed \(seed), step \(step)")
        }
      }
    }
    #expect(read > 20, "most changes must leave a document that is read")
  }
}
