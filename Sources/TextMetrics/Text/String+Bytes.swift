extension String {
  #if hasFeature(Embedded)
  /// The UTF-8 bytes for iteration.
  ///
  /// Embedded Swift counts references at each step through a string, but not through a copy of its
  /// bytes.
  var walkedBytes: ContiguousArray<UInt8> { ContiguousArray(utf8) }
  #else
  @inline(__always) var walkedBytes: UTF8View { utf8 }
  #endif
}
