/// The objects that the other document lacks, grouped by the object they arrived with.
struct AddedObjects {
  struct Group {
    var root: Int
    var members: [Int]
  }

  private(set) var groups: [Group] = []

  /// Finds and groups the arrivals.
  init(_ table: ObjectTable, without other: ObjectTable) {
    let arrived = table.objects.indices.filter { other.byID[table[$0].id] == nil }
    let isArrived = Set(arrived)
    // Parents precede their children.
    var groupOf: [Int: Int] = [:]
    for index in arrived {
      if let parent = table[index].parent, isArrived.contains(parent), let group = groupOf[parent] {
        groups[group].members.append(index)
        groupOf[index] = group
      } else if ObjectClass(table[index].name) == .hierarchy {
        groupOf[index] = groups.count
        groups.append(Group(root: index, members: [index]))
      }
    }
    for index in arrived where groupOf[index] == nil {
      let ends = ["firstItem", "secondItem", "destination"].compactMap { name in
        table.value(name, of: index).flatMap { table.byID[$0] }
      }
      // A guide forms a separate group: constraints to it are reported like all others.
      let homes = ends.compactMap { groupOf[$0] }.filter { group in
        ObjectClass(table[groups[group].root].name) != .guide
      }
      if let group = homes.min() {
        groups[group].members.append(index)
        groupOf[index] = group
      } else {
        groupOf[index] = groups.count
        groups.append(Group(root: index, members: [index]))
      }
    }
    groups.sort { $0.root < $1.root }
  }
}
