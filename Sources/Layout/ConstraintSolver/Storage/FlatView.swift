/// A read-only, bounds-checked view of a ``FlatArray``.
///
/// It is valid while the array is neither changed nor released: ``Solver/read(_:)`` and functions
/// called with `FlatView(…)` as an argument keep the array borrowed, and a view is never stored or
/// returned.
@safe
struct FlatView<Element: BitwiseCopyable> {
  /// Nil only while `count` is 0.
  private let start: UnsafePointer<Element>?
  let count: Int

  @inline(__always)
  init(_ array: borrowing FlatArray<Element>) {
    unsafe start = UnsafePointer(array.start)
    count = array.count
  }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "index out of range")
      // The line above keeps `index` inside the array, which therefore has a buffer.
      return unsafe start.unsafelyUnwrapped[index]
    }
  }

  subscript(list: List, position: Int32) -> Element {
    @inline(__always) get {
      precondition(
        UInt32(bitPattern: position) < UInt32(bitPattern: list.count), "no such position")
      return self[Int(list.offset &+ position)]
    }
  }
}
