import Foundation

/// Where the random tests of this folder begin: the same on every machine, unless a variable says
/// otherwise.
enum FuzzingSeed {
  /// `AUTOLAYOUT_SEED`, or 1.
  static let value =
    ProcessInfo.processInfo.environment["AUTOLAYOUT_SEED"].flatMap(UInt64.init) ?? 1
}
