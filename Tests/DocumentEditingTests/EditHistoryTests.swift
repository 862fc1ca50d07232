import Foundation
import TestSupport
import Testing

@testable import DocumentEditing

@Suite("Undo history")
struct EditHistoryTests {
  @Test("undoing and redoing random edits restores the recorded states", arguments: 1...20)
  func states(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var document = Array("0123456789".utf8)
    var history = EditHistory()
    var states = [document]
    var current = 0
    for step in 0..<200 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        let didUndo = history.undo(&document)
        #expect(didUndo == (current > 0), "seed \(seed), step \(step)")
        if didUndo { current -= 1 }
      case 1:
        let didRedo = history.redo(&document)
        #expect(didRedo == (current < states.count - 1), "seed \(seed), step \(step)")
        if didRedo { current += 1 }
      default:
        let start = Int.random(in: 0...document.count, using: &random)
        let end = Int.random(in: start...min(document.count, start + 3), using: &random)
        let new = (0..<Int.random(in: 0...3, using: &random)).map { _ in
          UInt8.random(in: 65...90, using: &random)
        }
        let inverse = [MarkupSplice(range: start..<end, bytes: new)].applyReversibly(to: &document)
        history.add("step \(step)", inverse, key: "\(step)")
        states = Array(states[...current]) + [document]
        current += 1
      }
      #expect(document == states[current], "seed \(seed), step \(step)")
    }
  }

  @Test("repeated changes to the same value within a short time are a single step")
  func typing() {
    var document = Array("a".utf8)
    var history = EditHistory()
    let start = Date()
    for (offset, letter) in "bcd".utf8.enumerated() {
      let inverse = [MarkupSplice(range: 0..<1, bytes: [letter])].applyReversibly(to: &document)
      history.add(
        "Text", inverse, key: "l1|text", at: start.addingTimeInterval(Double(offset) * 0.5))
    }
    let undone = history.undo(&document)
    #expect(undone && document == Array("a".utf8) && history.undoTitle == nil)
    let redone = history.redo(&document)
    #expect(redone && document == Array("d".utf8))
  }
}
