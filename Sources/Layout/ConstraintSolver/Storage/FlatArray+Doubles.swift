extension FlatArray<Double> {
  /// Adds `delta` times a rate to each of the `length` elements named by a list.
  mutating func advance(
    _ members: borrowing FlatArray<VariableID>, from start: Int,
    along rates: borrowing FlatArray<Double>, from first: Int, _ length: Int, by delta: Double
  ) {
    precondition(
      start >= 0 && first >= 0 && length >= 0 && start + length <= members.count
        && first + length <= rates.count, "range out of bounds")
    guard length > 0, count > 0 else { return }
    // Both ranges are inside the initialized parts, by the lines above.
    let names = unsafe members.base + start
    let source = unsafe rates.base + first
    let target = unsafe base
    let limit = UInt(bitPattern: count)
    var position = 0
    while position < length {
      let index = unsafe UInt(names[position].raw)
      precondition(index < limit, "index out of range")
      // The line above keeps `index` inside the initialized part.
      unsafe target[Int(bitPattern: index)] += source[position] * delta
      position &+= 1
    }
  }

  /// Adds `delta` times `length` neighboring rates to as many neighboring elements.
  mutating func advance(
    from start: Int, along rates: borrowing FlatArray<Double>, from first: Int, _ length: Int,
    by delta: Double
  ) {
    precondition(
      start >= 0 && first >= 0 && length >= 0 && start + length <= count
        && first + length <= rates.count, "range out of bounds")
    guard length > 0 else { return }
    // Both ranges are inside the initialized parts, by the line above, and in different arrays.
    let target = unsafe base + start
    let source = unsafe rates.base + first
    var position = 0
    while position < length {
      unsafe target[position] += source[position] * delta
      position &+= 1
    }
  }

  /// Copies each of the `length` elements named by a list to the same place of `target`.
  func write(
    _ members: borrowing FlatArray<VariableID>, from start: Int, _ length: Int,
    to target: UnsafeMutableBufferPointer<Double>
  ) {
    precondition(
      start >= 0 && length >= 0 && start + length <= members.count && count <= target.count,
      "range out of bounds")
    guard length > 0, count > 0, let target = target.baseAddress else { return }
    // The range of names is inside the initialized part, by the line above.
    let names = unsafe members.base + start
    let source = unsafe base
    let limit = UInt(bitPattern: count)
    var position = 0
    while position < length {
      let index = unsafe UInt(names[position].raw)
      precondition(index < limit, "index out of range")
      // The line above keeps `index` inside both.
      unsafe target[Int(bitPattern: index)] = source[Int(bitPattern: index)]
      position &+= 1
    }
  }

  /// Copies `length` neighboring elements to the same places of `target`.
  func write(from start: Int, _ length: Int, to target: UnsafeMutableBufferPointer<Double>) {
    precondition(
      start >= 0 && length >= 0 && start + length <= count && count <= target.count,
      "range out of bounds")
    guard length > 0, let target = target.baseAddress else { return }
    // The range is inside both, by the line above.
    unsafe (target + start).update(from: base + start, count: length)
  }
}
