import Foundation

extension Double {
  /// The number as `%g` prints it, the form of the logs: at most 6 significant digits (F2.21).
  var short: String { String(format: "%g", self) }
}
