/// The rare traits of constraints, in pages that are made when one of their constraints needs it.
struct TraitTable: ~Copyable {
  private(set) var records = FlatArray<ConstraintTraits>()
  /// The start of each page in `records`, -1 for none.
  private var pages = FlatArray<Int32>()

  fileprivate static var pageBits: Int32 { 4 }

  init() {}

  func copy() -> TraitTable {
    var twin = TraitTable()
    twin.records = records.copy()
    twin.pages = pages.copy()
    return twin
  }

  var footprint: Int { records.footprint + pages.footprint }

  /// A view of the table; valid until it changes.
  @inline(__always) var view: TraitView {
    TraitView(records: FlatView(records), pages: FlatView(pages))
  }

  /// A constraint's traits, or the defaults if none are stored.
  subscript(id: ConstraintIndex) -> ConstraintTraits {
    @inline(__always) get { view[id] }
    @inline(__always) _modify {
      let place = view.place(of: id) ?? makePage(of: id)
      yield &records[place]
    }
  }

  @inline(__always)
  mutating func reset(_ id: ConstraintIndex) {
    if let place = view.place(of: id) { records[place] = ConstraintTraits() }
  }

  /// Makes a constraint's page, and returns the constraint's place.
  /// - Complexity: O(number of constraints), amortized O(1).
  @inline(never)
  private mutating func makePage(of id: ConstraintIndex) -> Int {
    let page = Int(id.raw >> TraitTable.pageBits)
    pages.grow(to: page + 1, filling: -1)
    let start = records.count
    records.grow(to: start + 1 << TraitTable.pageBits, filling: ConstraintTraits())
    pages[page] = Int32(start)
    return start | Int(id.raw & (1 << TraitTable.pageBits - 1))
  }
}

/// A read-only view of a ``TraitTable``.
struct TraitView {
  let records: FlatView<ConstraintTraits>
  let pages: FlatView<Int32>

  /// The place of a constraint's traits; nil if the page was never needed.
  @inline(__always)
  fileprivate func place(of id: ConstraintIndex) -> Int? {
    let page = Int(id.raw >> TraitTable.pageBits)
    guard page < pages.count, pages[page] >= 0 else { return nil }
    return Int(pages[page] | id.raw & (1 << TraitTable.pageBits - 1))
  }

  subscript(id: ConstraintIndex) -> ConstraintTraits {
    @inline(__always) get { place(of: id).map { records[$0] } ?? ConstraintTraits() }
  }
}
