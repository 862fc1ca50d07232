import Foundation

/// The signals that ask a program to end.
enum EndingSignals {
  /// Lets this process be ended by HUP, INT and TERM, whatever its parent has blocked.
  ///
  /// A program inherits the signals that the thread that starts it has blocked, and threads of
  /// Foundation's and Dispatch's pools block all of them: without this the page's server, or a
  /// check, could only be killed there. Signals that the parent ignores, as `nohup` does, stay
  /// ignored. To be called before any thread begins, as threads inherit the same.
  static func admit() {
    var signals = sigset_t()
    // Each call reads and writes no more than the local set.
    unsafe sigemptyset(&signals)
    for signal in [SIGHUP, SIGINT, SIGTERM] { unsafe sigaddset(&signals, signal) }
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
