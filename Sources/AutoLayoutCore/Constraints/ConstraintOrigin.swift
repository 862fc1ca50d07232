/// The line of source text that a constraint was written on (F2.28).
package final class ConstraintOrigin: Sendable {
  let file: StaticString
  let line: UInt

  /// Notes a line of a file.
  package init(file: StaticString, line: UInt) {
    self.file = file
    self.line = line
  }

  /// `@File.swift#12`, as it stands behind the address in logs.
  var described: String {
    let name = file.description.split(separator: "/").last ?? ""
    return "@\(name)#\(line)"
  }
}
