import CCairoPango
import Foundation

/// Collects the bytes that cairo's stream surfaces write.
final class ByteSink {
  private(set) var bytes = Data()

  /// The write callback for cairo; `closure` is the sink, unretained.
  static let write: cairo_write_func_t = { closure, data, length in
    guard let closure = unsafe closure, let data = unsafe data else {
      return CAIRO_STATUS_WRITE_ERROR
    }
    // Safe: `closure` comes from `unretainedPointer`, and the owner keeps the sink alive until
    // cairo has written its last byte; cairo owns `data`, `length` bytes long, for this call.
    unsafe Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
      .bytes.append(data, count: Int(length))
    return CAIRO_STATUS_SUCCESS
  }

  /// The sink as cairo's closure pointer; valid while the sink is alive.
  var unretainedPointer: UnsafeMutableRawPointer {
    unsafe Unmanaged.passUnretained(self).toOpaque()
  }
}
