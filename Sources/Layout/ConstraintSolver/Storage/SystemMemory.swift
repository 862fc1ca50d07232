#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#elseif canImport(WASILibc)
import WASILibc
#endif

/// Memory that grows in place where the system supports that.
///
/// The C library remaps large blocks instead of copying them, which halves the memory that a
/// growing array touches. If the C library is missing, a larger block is allocated and the old
/// block copied.
///
/// Only ``FlatArray`` and ``MemoryArena`` call this, each for blocks that it owns and whose size it
/// knows. Blocks are aligned to at least 16 bytes, and not initialized.
@usableFromInline
enum SystemMemory {
  /// Lengthens a block, or makes a block from nil; the first `old` bytes stay, the others are
  /// arbitrary.
  /// - Complexity: O(`old`) if the block moves by copying, else O(1).
  static func enlarged(
    _ block: UnsafeMutableRawPointer?, from old: Int, to bytes: Int
  ) -> UnsafeMutableRawPointer {
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin) || canImport(WASILibc)
    // The old block is not used after this line.
    guard let larger = unsafe realloc(block, bytes) else { preconditionFailure("out of memory") }
    unsafe preferLargePages(larger, bytes)
    return unsafe larger
    #else
    let larger = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
    if let block = unsafe block {
      // Both blocks hold at least `old` bytes.
      unsafe larger.copyMemory(from: block, byteCount: old)
      unsafe block.deallocate()
    }
    return unsafe larger
    #endif
  }

  /// Advises the system to use large pages for a block with room for several: each costs a fraction
  /// of the small pages that it replaces, and only when it is touched.
  private static func preferLargePages(_ block: UnsafeMutableRawPointer, _ bytes: Int) {
    #if canImport(Glibc)
    guard bytes >= 2 * largePage else { return }
    // The advice covers whole pages, and all of the mapping: a mapping of two parts would not grow
    // in place. If the system ignores the advice, the block still works. Advice changes no
    // contents, including the neighbors in the first and last page.
    let page = 4096
    let start = UInt(bitPattern: block) & ~UInt(page - 1)
    let end = (UInt(bitPattern: block) + UInt(bytes + page - 1)) & ~UInt(page - 1)
    _ = unsafe madvise(UnsafeMutableRawPointer(bitPattern: start), Int(end - start), MADV_HUGEPAGE)
    #endif
  }

  static let largePage = 1 << 21

  /// Allocates a block of whole large pages; nil if the system has none or is out of memory.
  static func largePages(_ bytes: Int) -> UnsafeMutableRawPointer? {
    #if canImport(Glibc)
    // `aligned_alloc` demands a multiple of the alignment.
    assert(bytes % largePage == 0)
    guard let block = unsafe aligned_alloc(largePage, bytes) else { return nil }
    // If the system ignores the advice, the block still works.
    _ = unsafe madvise(block, bytes, MADV_HUGEPAGE)
    return unsafe block
    #else
    return nil
    #endif
  }

  /// Releases a block made by ``enlarged(_:from:to:)`` or ``largePages(_:)``.
  @usableFromInline
  static func release(_ block: UnsafeMutableRawPointer) {
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin) || canImport(WASILibc)
    unsafe free(block)
    #else
    unsafe block.deallocate()
    #endif
  }
}
