import CCairoPango
import Foundation

/// Where cairo's stream surfaces put their bytes.
final class ByteSink {
  private(set) var bytes = Data()

  /// What cairo calls with every piece of the file; `closure` is the sink, unretained.
  static let write: cairo_write_func_t = { closure, data, length in
    guard let closure = unsafe closure, let data = unsafe data else {
      return CAIRO_STATUS_WRITE_ERROR
    }
    // Safe: `closure` is the pointer that `unretainedPointer` gave, and whoever gave it keeps the
    // sink alive until cairo has written its last byte; cairo owns `data`, `length` bytes long, for
    // this call.
    unsafe Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
      .bytes.append(data, count: Int(length))
    return CAIRO_STATUS_SUCCESS
  }

  /// The sink as cairo carries it about; valid while the sink is alive.
  var unretainedPointer: UnsafeMutableRawPointer {
    unsafe Unmanaged.passUnretained(self).toOpaque()
  }
}
