import AutoLayout
import Diagnosis
import DocumentConversion
import DocumentDiff
import Foundation
import FuzzSupport
import InterfaceBuilder
import TestSupport

// Checks, compares, merges and converts mutated documents. A crash ends the program; the output
// ends with the document's number. usage: mutations FIRST END SEED FILE…

let arguments = CommandLine.arguments
guard arguments.count > 4, let first = Int(arguments[1]), let end = Int(arguments[2]), first < end,
  let seed = UInt64(arguments[3])
else {
  FileHandle.standardError.write(Data("usage: mutations FIRST END SEED FILE…\n".utf8))
  exit(2)
}
let files = arguments.dropFirst(4).compactMap { try? Data(contentsOf: URL(fileURLWithPath: $0)) }
  .map { [UInt8]($0) }.filter { $0.count < 40_000 }

func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

/// Returns a document after up to eight mutations, which can repeat parts up to a limit.
func mutated(_ document: [UInt8], _ numbers: inout SeededGenerator) -> [UInt8] {
  var text = document
  for _ in 0...Int(numbers.next() % 8) {
    let decisions = (0..<16).map { _ in UInt8(truncatingIfNeeded: numbers.next()) }
    var mutation = DocumentMutation(text, decisions)
    if let changed = mutation.changed(), changed.count < 60_000 { text = changed }
  }
  return text
}

@MainActor
struct Tally {
  var read = 0
  var findings = 0
  var changes = 0
  var merged = 0
  var conflicts = 0
  var lines = 0

  mutating func use(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) throws {
    let path = "mutated.storyboard"
    guard let document = try? InterfaceDocument(data: Data(ours), path: path) else { return }
    read += 1
    findings += DocumentCheck(CheckSettings()).findings(in: document).findings.count
    if let old = try? ComparedDocument(data: Data(base), path: path),
      let new = try? ComparedDocument(data: Data(ours), path: path)
    {
      changes += TextReport(DocumentComparison(old, new), .full).lines.count
    }
    if var merge = try? DocumentMerge(
      base: .init(data: Data(base), path: path), ours: .init(data: Data(ours), path: path),
      theirs: .init(data: Data(theirs), path: path))
    {
      merge.layOut(path: path)
      merged += 1
      conflicts += merge.remaining.count
    }
    let markup = try DocumentMarkup(data: Data(ours), path: path)
    let conversion = DocumentConversion(document, markup: markup, settings: ConversionSettings())
    for file in conversion.files { lines += file.text.utf8.count { $0 == UInt8(ascii: "\n") } }
  }
}

LayoutLog.replaceSink(nil)
var tally = Tally()
for number in first..<end {
  say("\(number)")
  var limit = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: 60, tv_usec: 0))
  // Processor time, because other programs may keep the machine busy.
  setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &limit, nil)
  var numbers = SeededGenerator(seed: seed &+ UInt64(number) &* 0x9E37_79B9_7F4A_7C15)
  let base = files[Int(numbers.next() % UInt64(files.count))]
  let ours = mutated(base, &numbers)
  let theirs = mutated(base, &numbers)
  try tally.use(base, ours, theirs)
  if (number + 1) % 1000 == 0 || number + 1 == end {
    say(
      """
      of \(number + 1 - first): \(tally.read) checked, compared and converted, \(tally.merged) \
      merged; \(tally.findings) findings, \(tally.changes) lines of changes, \
      \(tally.conflicts) conflicts, \(tally.lines) lines of code
      """)
  }
}
