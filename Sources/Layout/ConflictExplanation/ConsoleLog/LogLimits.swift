/// The limits for reading logs: a list by UIKit has some dozen constraints of 300 bytes.
package enum LogLimits {
  /// A log file's maximum size, in bytes.
  package static let bytes = 64 << 20
  /// The maximum line length in bytes; the rest is ignored.
  package static let lineLength = 64 << 10
  /// The maximum number of possible ends tried for a damaged description.
  package static let endings = 16
  /// The maximum number of constraints per list; further constraints are only counted.
  package static let constraints = 500
  /// The maximum number of explained conflicts per list; UIKit reports one at a time.
  package static let conflicts = 10
}
