import Foundation
import TestSupport
import Testing

@testable import Command

@Suite("The program")
struct BuiltCommandTests {
  private let folder = TemporaryFolder()

  @Test("several files are distributed to workers, and printed in the order of the call")
  func workers() throws {
    let good = try folder.write("good.xib", Documents.box)
    let names = try (0..<6).map { index in
      index == 2
        ? try folder.write("\(index).xib", "nonsense")
        : try folder.write("\(index).xib", Documents.box)
    }
    let result = try BuiltCommand.run(["frames", "--json"] + names + [good])
    #expect(result.status == 65)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 6)
    for (line, name) in zip(lines, names.filter { !$0.hasSuffix("2.xib") } + [good]) {
      #expect(line.contains("\"document\":\"\(name)\""))
    }
    #expect(result.errors.hasPrefix("\(names[2]):1:1: error: "))
  }

  @Test("frames are updated, and scenes drawn, by workers in the working folder")
  func wholeFolder() throws {
    try folder.write("a.xib", Documents.box)
    try folder.write("inner/a.xib", Documents.box)
    let here = folder.path("")
    let update = try BuiltCommand.run(["frames", "--update", "."], in: here)
    #expect(update.status == 0)
    #expect(update.output == "a.xib: updated 1 frame\ninner/a.xib: updated 1 frame\n")
    let drawing = try BuiltCommand.run(["render", ".", "-o", "pictures/"], in: here)
    #expect(drawing.status == 0)
    for picture in ["pictures/a.png", "pictures/inner/a.png"] {
      #expect(folder.contains(picture))
    }
  }

  @Test("a file whose name begins with a dash can be named")
  func dash() throws {
    let good = try folder.write("good.xib", Documents.box)
    let result = try BuiltCommand.run(["frames", "--json", "--", "-x.xib", good])
    #expect(result.status == 66)
    #expect(result.errors.hasPrefix("-x.xib:1:1: error: "))
    #expect(result.output.contains(good))
  }

  @Test("a dash means standard input")
  func standardInput() throws {
    let result = try BuiltCommand.run(["frames", "--json", "-"], input: Documents.box)
    #expect(result.status == 0)
    #expect(result.output.contains("\"document\":\"<stdin>\""))
    let empty = try BuiltCommand.run(["frames", "-"])
    #expect(empty.status == 65)
    #expect(empty.errors.hasPrefix("<stdin>:1:1: error: the file is empty"))
  }

  @Test("a conflict is reported once, with a location, and not in the log's form")
  func conflict() throws {
    let result = try BuiltCommand.run(["frames", "-"], input: Documents.conflict)
    #expect(result.status == 0)
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.errors.contains("error: conflicting constraints: "))
  }

  @Test("check distributes documents to workers, prints in the order of the call, finds changes")
  func check() throws {
    let names = try (0..<5).map { index in
      try folder.write(
        "\(index).xib",
        index == 2 ? "nonsense" : index == 3 ? Documents.drawnConflict : Documents.drawnBox)
    }
    let result = try BuiltCommand.run(["check", "--jobs", "2"] + names)
    #expect(result.status == 65)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("\(names[2]):1:1: error: ") == true)
    #expect(lines.last?.hasPrefix("\(names[3]):") == true)
    #expect(try BuiltCommand.run(["check", "--since", "HEAD", names[0]]).status == 2)
  }

  @Test("a sweep over window sizes has the same result for any number of workers")
  func sizes() throws {
    let names = ["display-width", "fixed-title-offset", "short-window", "two-panes"]
    let paths = names.map { TestFiles.fixture("sizes/\($0).storyboard").path }
    let reports = try ["1", "2", "5"].map { jobs in
      try BuiltCommand.run(["check", "-f", "json", "--widths", "390-490", "--jobs", jobs] + paths)
        .output
    }
    #expect(reports[0].contains("\"sizes\""))
    #expect(Set(reports).count == 1)
  }

  #if os(Linux)
  @Test("a full disk is reported, with a separate status")
  func fullDisk() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let result = try BuiltCommand.run(["frames", "-"], input: Documents.box, output: full)
    #expect(result.status == 73)
    #expect(result.errors.hasPrefix("autolayout: error: cannot write the output: "))
    #expect(result.errors.split(separator: "\n").count == 1)
  }
  #endif

  @Test("a worker whose caller is gone ends, even if the input is still open")
  func orphan() throws {
    let process = Process()
    let input = Pipe()
    process.executableURL = BuiltCommand.program
    process.arguments = ["frames", "--json", "--", "-"]
    // The process with this number did not start it.
    process.environment = ProcessInfo.processInfo.environment.merging(["AUTOLAYOUT_WORKER": "1"]) {
      $1
    }
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 70)
    try input.fileHandleForWriting.close()
  }

  @Test("output into a pipe has no color")
  func color() throws {
    #expect(try !BuiltCommand.run(["frames", "-"], input: Documents.box).output.contains("\u{1B}"))
  }
}
