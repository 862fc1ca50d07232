import LayoutEngine

// Functions called by JavaScript; -1 means that a call was refused and nothing has changed.

private enum Systems {
  // Safe: WebAssembly has one thread, and native users must call from one thread.
  nonisolated(unsafe) static var list: [LayoutSystem?] = []
}

func system(_ number: Int32) -> LayoutSystem? {
  unsafe Systems.list.indices.contains(Int(number)) ? Systems.list[Int(number)] : nil
}

func system(_ number: Int32, item: Int32) -> LayoutSystem? {
  guard let system = system(number), system.isItem(item) else { return nil }
  return system
}

func system(_ number: Int32, constraint: Int32) -> LayoutSystem? {
  guard let system = system(number), system.isConstraint(constraint) else { return nil }
  return system
}

/// Makes a system with `scale` pixels per point; item 0 is the root.
@_cdecl("system_make")
public func makeSystem(_ scale: Double, _ isRightToLeft: Int32) -> Int32 {
  guard scale.isFinite, scale > 0 else { return -1 }
  let made = LayoutSystem()
  made.grid = PixelGrid(scale: scale)
  made.isRightToLeft = isRightToLeft != 0
  if let free = unsafe Systems.list.firstIndex(where: { $0 == nil }) {
    unsafe Systems.list[free] = made
    return Int32(free)
  }
  unsafe Systems.list.append(made)
  return Int32(unsafe Systems.list.count - 1)
}

@_cdecl("system_free")
public func freeSystem(_ number: Int32) {
  guard system(number) != nil else { return }
  unsafe Systems.list[Int(number)] = nil
}

@_cdecl("system_set_size")
public func setRootSize(_ number: Int32, _ width: Double, _ height: Double) -> Int32 {
  guard let system = system(number), !width.isInfinite, !height.isInfinite else { return -1 }
  system.setRootSize(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
  return 0
}

@_cdecl("system_layout")
public func layOut(_ number: Int32) -> Int32 {
  guard let system = system(number) else { return -1 }
  system.layout()
  return 0
}

/// Returns x, y, width and height per item, on whole pixels if `isRounded` is not 0.
@_cdecl("system_frames")
public func frames(_ number: Int32, _ isRounded: Int32) -> UnsafeMutableRawPointer? {
  guard let system = system(number) else { return nil }
  return unsafe Transfer.putDoubles(4 * system.items.count) { numbers in
    for (place, item) in system.items.enumerated() where item.isLive {
      var rect = system.engine.rect(of: item.id)
      if isRounded != 0 { rect = system.grid.rounded(rect) }
      numbers[4 * place] = rect.x
      numbers[4 * place + 1] = rect.y
      numbers[4 * place + 2] = rect.width
      numbers[4 * place + 3] = rect.height
    }
  }
}
