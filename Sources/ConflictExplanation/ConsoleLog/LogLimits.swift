/// The most that is read of a log: a list of UIKit's has some dozen constraints of 300 bytes.
package enum LogLimits {
  /// Bytes of a log file.
  package static let bytes = 64 << 20
  /// Bytes of a line; the rest of a longer one is not looked at.
  package static let lineLength = 64 << 10
  /// Places where a damaged description may end that are tried.
  package static let endings = 16
  /// Constraints of one list; those behind them are counted only.
  package static let constraints = 500
  /// Conflicts of one list that are explained; UIKit reports one at a time.
  package static let conflicts = 10
}
