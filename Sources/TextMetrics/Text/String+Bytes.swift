extension String {
  #if hasFeature(Embedded)
  /// The UTF-8 of a text that is walked through.
  ///
  /// Embedded Swift counts references at each step through a string; through a copy of its bytes it
  /// does not.
  var walkedBytes: ContiguousArray<UInt8> { ContiguousArray(utf8) }
  #else
  /// The UTF-8 of a text that is walked through.
  @inline(__always) var walkedBytes: UTF8View { utf8 }
  #endif
}
