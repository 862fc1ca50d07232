import CCairoPango
import Foundation

final class ByteSink {
  private(set) var bytes = Data()

  static let write: cairo_write_func_t = { closure, data, length in
    guard let closure = unsafe closure, let data = unsafe data else {
      return CAIRO_STATUS_WRITE_ERROR
    }
    // Safe: `closure` comes from `unretainedPointer`, the owner keeps the sink alive until cairo's
    // last byte, and cairo owns `data`, `length` bytes long, for this call.
    unsafe Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
      .bytes.append(data, count: Int(length))
    return CAIRO_STATUS_SUCCESS
  }

  /// The sink as cairo's closure pointer; valid while the sink is alive.
  var unretainedPointer: UnsafeMutableRawPointer {
    unsafe Unmanaged.passUnretained(self).toOpaque()
  }
}
