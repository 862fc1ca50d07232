// Each parse uses the C library's globals exclusively, under `ArgumentParser.turn`.
@unsafe @preconcurrency import CGetopt
import Foundation
import InterfaceBuilder
import Notation
import Synchronization

struct ArgumentParser {
  let options: [OptionSpecification]

  /// A lock, because `getopt_long` keeps state in globals.
  private static let turn = Mutex(())

  /// Parses the arguments into options and operands, in command-line order.
  func parse(_ arguments: [String]) throws(UsageError) -> Arguments {
    let joined = joiningPairs(arguments)
    let outcome = ArgumentParser.turn.withLock { _ in scan(joined) }
    return try outcome.get()
  }

  /// Joins an option's two words if the placeholder has two, and an optional value that is a choice
  /// of its option; getopt supports neither.
  private func joiningPairs(_ arguments: [String]) -> [String] {
    let pairs = Set(options.filter { $0.placeholder?.contains(" ") == true }.map { "--\($0.name)" })
    let optional = options.filter(\.isValueOptional)
    guard !pairs.isEmpty || !optional.isEmpty else { return arguments }
    var joined: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if pairs.contains(argument), rest.count > 1, let one = rest.popFirst(),
        let two = rest.popFirst()
      {
        joined.append("\(argument)=\(one) \(two)")
      } else if let option = optional.first(where: { "--\($0.name)" == argument }),
        let next = rest.first, option.choices?.contains(next) == true
      {
        joined.append("\(argument)=\(rest.removeFirst())")
      } else {
        joined.append(argument)
      }
    }
    return joined
  }

  private static let firstIndex: Int32 = 0x1000

  private func scan(_ arguments: [String]) -> Result<Arguments, UsageError> {
    // getopt expects the program name first, reorders the array, and keeps pointers to the strings.
    let vector = unsafe (["autolayout"] + arguments).map { unsafe strdup($0) } + [nil]
    let names = unsafe options.map { unsafe strdup($0.name) }
    // Safe: freed after the last use; getopt's pointers are reset before the next parse.
    defer {
      unsafe vector.forEach { unsafe free($0) }
      unsafe names.forEach { unsafe free($0) }
    }
    var table = unsafe options.indices.map { index in
      unsafe option(
        name: UnsafePointer(names[index]), has_arg: options[index].valueCode,
        flag: nil, val: ArgumentParser.firstIndex + Int32(index))
    }
    unsafe table.append(option())
    // The leading colon requests ':' for a missing value, and suppresses messages.
    let letters =
      ":"
      + options.compactMap { option in
        option.letter.map { String($0) + (option.placeholder == nil ? "" : ":") }
      }.joined()
    var reordered = unsafe vector
    var result = Arguments()
    let count = Int32(arguments.count + 1)
    opterr = 0
    ArgumentParser.restart()
    while true {
      let code = unsafe getopt_long(count, &reordered, letters, table, nil)
      if code == -1 { break }
      // Safe: getopt points into a string of `vector`.
      let value = unsafe optarg.map { unsafe String(cString: $0) }
      guard let index = index(of: code) else {
        let argument = unsafe reordered[Int(max(1, optind - 1))].map { unsafe String(cString: $0) }
        return .failure(usageError(code, about: argument ?? "", option: optopt))
      }
      let option = options[index]
      if let value, let choices = option.choices,
        let unknown = option.parts(of: value).first(where: { !choices.contains($0) })
      {
        return .failure(.invalid(unknown, for: option.name, choices))
      }
      result.options.append((option.name, value ?? ""))
    }
    for index in Int(optind)..<Int(count) {
      if let operand = unsafe reordered[index] {
        result.operands.append(unsafe String(cString: operand))
      }
    }
    return .success(result)
  }

  private func index(of code: Int32) -> Int? {
    if code >= ArgumentParser.firstIndex { return Int(code - ArgumentParser.firstIndex) }
    return options.firstIndex { $0.letter?.asciiValue.map(Int32.init) == code }
  }

  private func usageError(_ code: Int32, about argument: String, option: Int32) -> UsageError {
    let name = argument.prefix { $0 != "=" }
    let short = option > 0 && option < 128 ? "-\(Character(UnicodeScalar(UInt8(option))))" : name
    if code == Int32(UInt8(ascii: ":")) {
      return UsageError(message: "\(name.hasPrefix("--") ? name : short) requires a value")
    }
    if argument.contains("="), option >= ArgumentParser.firstIndex {
      return UsageError(message: "\(name) does not take a value")
    }
    guard name.hasPrefix("--") else { return UsageError(message: "unknown option \(short)") }
    let closest = options.map { "--\($0.name)" }.closest(to: String(name))
    let hint = closest.map { "; did you mean '\($0)'?" } ?? ""
    return UsageError(message: "unknown option \(name)\(hint)")
  }

  private static func restart() {
    #if canImport(Glibc)
    // 0 instead of 1 also resets glibc's position inside a group of letters.
    optind = 0
    #else
    optreset = 1
    optind = 1
    #endif
  }
}

extension OptionSpecification {
  fileprivate func parts(of value: String) -> [String] {
    isList ? value.split(separator: ",").map(String.init) : [value]
  }
}

extension OptionSpecification {
  /// The code of `getopt_long`: no value, a required value, an optional value.
  fileprivate var valueCode: Int32 { placeholder == nil ? 0 : isValueOptional ? 2 : 1 }
}
