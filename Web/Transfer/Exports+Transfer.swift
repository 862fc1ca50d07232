@_cdecl("transfer_room")
public func transferRoom(_ bytes: Int32) -> UnsafeMutableRawPointer? {
  unsafe Transfer.makeRoom(Int(max(0, bytes)))
}
