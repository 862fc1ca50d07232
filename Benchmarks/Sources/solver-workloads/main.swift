import Foundation

/// The command `solver-workloads FOLDER NAME...`, which writes `FOLDER/<name>.t` for each name.
func workload(_ name: String) -> TraceWriter? {
  let parts = name.split(separator: "-")
  let numbers = parts.count > 1 ? parts[1].split(separator: "x").compactMap { Int($0) } : []
  switch (parts.first, numbers.count) {
  case ("chain", 1): return chain(numbers[0])
  case ("nested", 1): return nested(numbers[0])
  case ("toggle", 1): return toggle(numbers[0])
  case ("grid", 2): return grid(numbers[0], numbers[1])
  case ("feed", 1): return Feed(numbers[0]).trace
  case ("drag", 1): return Feed(numbers[0], drag: true).trace
  case ("engine", 1): return Feed(numbers[0], ties: true).trace
  case ("fitted", 1): return Feed(numbers[0], ties: true, height: 50).trace
  case ("held", 1): return Feed(numbers[0], ties: true, height: 999, each: 200).trace
  case ("squeezed", 1): return Feed(numbers[0], ties: true, height: 999).trace
  case ("form", 0): return form()
  case ("dense", 0): return dense(variables: 100, constraints: 300, terms: 10, priorities: [250])
  case ("levels", 0):
    return dense(variables: 100, constraints: 300, terms: 10, priorities: [999, 900, 750, 250])
  default: return nil
  }
}

let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first, arguments.count > 1 else {
  FileHandle.standardError.write(Data("usage: solver-workloads FOLDER NAME...\n".utf8))
  exit(2)
}
for name in arguments.dropFirst() {
  guard let trace = workload(name) else {
    FileHandle.standardError.write(Data("solver-workloads: unknown workload \(name)\n".utf8))
    exit(2)
  }
  try trace.text.write(toFile: "\(folder)/\(name).t", atomically: false, encoding: .utf8)
}
