import Foundation

/// The signals that request termination.
enum EndingSignals {
  /// Unblocks HUP, INT and TERM, which a parent process may have blocked.
  ///
  /// A program inherits the blocked signals of the thread that starts it, and threads in the pools
  /// of Foundation and Dispatch block all of them. Without this call, such a server or check could
  /// only be killed. Signals ignored by the parent, for example with `nohup`, stay ignored. The
  /// call must precede the creation of threads, which inherit the mask.
  static func admit() {
    var signals = sigset_t()
    // Each call reads and writes no more than the local set.
    unsafe sigemptyset(&signals)
    for signal in [SIGHUP, SIGINT, SIGTERM] { unsafe sigaddset(&signals, signal) }
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
