/// The elements of a ``FlatArray``, to be read; every access is checked.
///
/// It is good while the array is neither changed nor given back: ``Solver/read(_:)`` and what is
/// called with `FlatView(…)` as an argument hold the array borrowed meanwhile, and nothing stores a
/// view or returns it.
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
      // The line above keeps `index` inside the array, which has a buffer then.
      return unsafe start.unsafelyUnwrapped[index]
    }
  }

  /// An element of a list in the arena whose elements these are.
  subscript(list: List, position: Int32) -> Element {
    @inline(__always) get {
      precondition(
        UInt32(bitPattern: position) < UInt32(bitPattern: list.count), "no such position")
      return self[Int(list.offset &+ position)]
    }
  }
}
