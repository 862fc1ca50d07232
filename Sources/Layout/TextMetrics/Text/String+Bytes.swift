extension String {
  #if hasFeature(Embedded)
  /// The bytes for iteration: Embedded Swift counts references at each step through a string.
  var walkedBytes: ContiguousArray<UInt8> { ContiguousArray(utf8) }
  #else
  @inline(__always) var walkedBytes: UTF8View { utf8 }
  #endif
}
