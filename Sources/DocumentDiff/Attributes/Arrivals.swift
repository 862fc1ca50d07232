/// Objects of one document that another does not have, those together that came together.
///
/// A view comes with what is in it, with the constraints that relate it, and with the connections
/// that lead to it; what is left comes by itself.
struct Arrivals {
  /// Objects that came together, the one that brought the others first.
  struct Group {
    var root: Int
    var members: [Int]
  }

  private(set) var groups: [Group] = []

  /// Finds the objects.
  ///
  /// - Parameters:
  ///   - table: The objects of the document that has them.
  ///   - other: The objects of the document that does not.
  /// - Complexity: O(*n*) in the number of objects.
  init(_ table: ObjectTable, without other: ObjectTable) {
    let arrived = table.objects.indices.filter { other.byID[table[$0].id] == nil }
    let isArrived = Set(arrived)
    // Parents stand before their children.
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
      // A guide comes by itself: constraints with it are told like all others.
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
