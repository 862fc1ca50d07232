import Foundation

enum EndingSignals {
  /// Unblocks HUP, INT and TERM, which threads of Foundation and Dispatch pools block.
  ///
  /// Signals ignored by the parent stay ignored. Call it before threads are created.
  static func admit() {
    var signals = sigset_t()
    // Each call reads and writes no more than the local set.
    unsafe sigemptyset(&signals)
    for signal in [SIGHUP, SIGINT, SIGTERM] { unsafe sigaddset(&signals, signal) }
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
