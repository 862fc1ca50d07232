import Foundation

/// Runs a benchmark program once and reads the times that it prints as `phase NAME SECONDS`.
public func measure(
  _ program: String, _ arguments: [String]
) throws -> [(phase: String, seconds: Double)] {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = arguments
  let pipe = Pipe()
  process.standardOutput = pipe
  try process.run()
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line in
    let words = line.split(separator: " ")
    guard words.count == 3, words[0] == "phase", let seconds = Double(words[2]) else { return nil }
    return (String(words[1]), seconds)
  }
}

public func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }

public func text(_ seconds: Double) -> String {
  if seconds < 1e-3 { return String(format: "%.2f us", seconds * 1e6) }
  return seconds < 1 ? String(format: "%.2f ms", seconds * 1e3) : String(format: "%.2f s", seconds)
}

public func steps(_ phase: String) -> Double { Double(phase.drop { !$0.isNumber }) ?? 1 }
