/// The source line that a constraint was written on (F2.28).
package final class ConstraintOrigin: Sendable {
  let file: StaticString
  let line: UInt

  package init(file: StaticString, line: UInt) {
    self.file = file
    self.line = line
  }

  var described: String {
    let name = file.description.split(separator: "/").last ?? ""
    return "@\(name)#\(line)"
  }
}
