@testable import ConstraintSolver

/// A layout's constraints in the order in which people write them.
struct LayoutSystem {
  let name: String
  private(set) var kinds: [VariableKind] = []
  private(set) var constraints: [ModelConstraint] = []

  /// A view's position and size.
  struct Frame {
    let x, y, w, h: VariableID
  }

  init(_ name: String) { self.name = name }

  /// The number of terms of all constraints.
  var termCount: Int { constraints.reduce(0) { $0 + $1.terms.count } }

  mutating func variable(_ kind: VariableKind = .position) -> VariableID {
    kinds.append(kind)
    return VariableID(raw: UInt32(kinds.count - 1))
  }

  mutating func frame() -> Frame {
    Frame(x: variable(), y: variable(), w: variable(.extent), h: variable(.extent))
  }

  mutating func add(
    _ terms: [Term], _ relation: Relation = .equal, to constant: Double = 0,
    at priority: Priority = .required
  ) {
    constraints.append(
      ModelConstraint(terms: terms, relation: relation, constant: constant, priority: priority))
  }

  /// Adds the constraints for a content size.
  mutating func fit(_ extent: VariableID, to size: Double) {
    add([Term(extent)], .lessThanOrEqual, to: size, at: .hugging)
    add([Term(extent)], .greaterThanOrEqual, to: size, at: .resistance)
  }

  /// A root at the origin with an edited size.
  mutating func root(width: Double, height: Double? = nil) -> Frame {
    let root = frame()
    add([Term(root.w)], to: width, at: .edit)
    if let height { add([Term(root.h)], to: height, at: .edit) }
    add([Term(root.x)])
    add([Term(root.y)])
    return root
  }

  /// Returns the system with terms, constraints, or both in another order.
  func shuffled(
    terms: Bool, constraints: Bool, using random: inout some RandomNumberGenerator
  ) -> LayoutSystem {
    var system = self
    if terms {
      for index in system.constraints.indices {
        system.constraints[index].terms.shuffle(using: &random)
      }
    }
    if constraints { system.constraints.shuffle(using: &random) }
    return system
  }
}

extension Priority {
  fileprivate static let hugging = Priority(unchecked: 250)
  fileprivate static let resistance = Priority(unchecked: 750)
  fileprivate static let edit = Priority(unchecked: 999)
}

extension LayoutSystem {
  /// Views side by side that are as wide as the first.
  static func row(_ count: Int) -> LayoutSystem {
    var system = LayoutSystem("row of \(count)")
    let root = system.root(width: 60 * Double(count) + 8)
    var views: [Frame] = []
    for _ in 0..<count {
      let view = system.frame()
      if let last = views.last {
        system.add([Term(view.x), Term(last.x, -1), Term(last.w, -1)], to: 8)
        system.add([Term(view.w), Term(last.w, -1)])
      } else {
        system.add([Term(view.x), Term(root.x, -1)], to: 8)
      }
      system.add([Term(view.y), Term(root.y, -1)])
      system.add([Term(view.w)], .greaterThanOrEqual, to: 20, at: .resistance)
      system.fit(view.h, to: 30)
      views.append(view)
    }
    let last = views[count - 1]
    system.add([Term(last.x), Term(last.w), Term(root.x, -1), Term(root.w, -1)], to: -8)
    return system
  }

  /// Views inside each other, with a margin on every side.
  static func nest(_ count: Int) -> LayoutSystem {
    var system = LayoutSystem("nest of \(count)")
    var outer = system.root(width: 2 * Double(count) + 100, height: 2 * Double(count) + 100)
    for _ in 0..<count {
      let view = system.frame()
      system.add([Term(view.x), Term(outer.x, -1)], to: 1)
      system.add([Term(view.y), Term(outer.y, -1)], to: 1)
      system.add([Term(view.x), Term(view.w), Term(outer.x, -1), Term(outer.w, -1)], to: -1)
      system.add([Term(view.y), Term(view.h), Term(outer.y, -1), Term(outer.h, -1)], to: -1)
      outer = view
    }
    return system
  }

  /// Cards below each other: a picture, a title, a text, and three buttons of equal widths.
  static func feed(_ count: Int) -> LayoutSystem {
    var system = LayoutSystem("feed of \(count)")
    let root = system.root(width: 375)
    var last: Frame?
    for number in 0..<count {
      let card = system.card(number, in: root)
      if let last {
        system.add([Term(card.y), Term(last.y, -1), Term(last.h, -1)], to: 8)
      } else {
        system.add([Term(card.y), Term(root.y, -1)])
      }
      last = card
    }
    if let last {
      system.add([Term(root.y), Term(root.h), Term(last.y, -1), Term(last.h, -1)])
    }
    return system
  }

  private mutating func card(_ number: Int, in root: Frame) -> Frame {
    let (card, picture, title, text) = (frame(), frame(), frame(), frame())
    add([Term(card.x), Term(root.x, -1)])
    add([Term(card.w), Term(root.w, -1)])
    add([Term(picture.x), Term(card.x, -1)], to: 12)
    add([Term(picture.y), Term(card.y, -1)], to: 12)
    add([Term(picture.w)], to: 40)
    add([Term(picture.w), Term(picture.h, -1)])
    add([Term(title.x), Term(picture.x, -1), Term(picture.w, -1)], to: 8)
    add([Term(title.y), Term(title.h, 0.5), Term(picture.y, -1), Term(picture.h, -0.5)])
    add(
      [Term(title.x), Term(title.w), Term(card.x, -1), Term(card.w, -1)], .lessThanOrEqual, to: -12)
    fit(title.w, to: Double(60 + 13 * (number % 11)))
    fit(title.h, to: 20)
    add([Term(text.x), Term(card.x, -1)], to: 12)
    add([Term(text.x), Term(text.w), Term(card.x, -1), Term(card.w, -1)], to: -12)
    add([Term(text.y), Term(picture.y, -1), Term(picture.h, -1)], to: 8)
    fit(text.h, to: Double(18 * (1 + number % 5)))
    var buttons: [Frame] = []
    for _ in 0..<3 {
      let button = frame()
      if let last = buttons.last {
        add([Term(button.x), Term(last.x, -1), Term(last.w, -1)], to: 8)
        add([Term(button.w), Term(last.w, -1)])
      } else {
        add([Term(button.x), Term(card.x, -1)], to: 12)
      }
      add([Term(button.y), Term(text.y, -1), Term(text.h, -1)], to: 8)
      fit(button.h, to: 44)
      buttons.append(button)
    }
    add([Term(buttons[2].x), Term(buttons[2].w), Term(card.x, -1), Term(card.w, -1)], to: -12)
    add([Term(card.y), Term(card.h), Term(buttons[0].y, -1), Term(buttons[0].h, -1)], to: 12)
    return card
  }

  /// Cells of equal sizes in rows and columns.
  static func grid(_ side: Int) -> LayoutSystem {
    var system = LayoutSystem("grid of \(side) by \(side)")
    let root = system.root(width: 40 * Double(side), height: 30 * Double(side))
    var above: [Frame] = []
    for row in 0..<side {
      var cells: [Frame] = []
      for column in 0..<side {
        let cell = system.frame()
        if let left = cells.last {
          system.add([Term(cell.x), Term(left.x, -1), Term(left.w, -1)], to: 4)
          system.add([Term(cell.w), Term(left.w, -1)])
        } else {
          system.add([Term(cell.x), Term(root.x, -1)], to: 4)
        }
        if row > 0 {
          system.add([Term(cell.y), Term(above[column].y, -1), Term(above[column].h, -1)], to: 4)
          system.add([Term(cell.h), Term(above[column].h, -1)])
        } else {
          system.add([Term(cell.y), Term(root.y, -1)], to: 4)
        }
        cells.append(cell)
      }
      let last = cells[side - 1]
      system.add([Term(last.x), Term(last.w), Term(root.x, -1), Term(root.w, -1)], to: -4)
      above = cells
    }
    for cell in above {
      system.add([Term(cell.y), Term(cell.h), Term(root.y, -1), Term(root.h, -1)], to: -4)
    }
    return system
  }

  /// A tree of views with three centered children each, the first as large as a ratio allows.
  static func tree(_ count: Int) -> LayoutSystem {
    var system = LayoutSystem("tree of \(count)")
    var level = [system.root(width: 2000, height: 2000)]
    var made = 1
    while made < count {
      var next: [Frame] = []
      for parent in level where made < count {
        made += 3
        next += system.children(of: parent)
      }
      level = next
    }
    return system
  }

  private mutating func children(of parent: Frame) -> [Frame] {
    let views = [frame(), frame(), frame()]
    for view in views {
      add([Term(view.y), Term(view.h, 0.5), Term(parent.y, -1), Term(parent.h, -0.5)])
      add([Term(view.h), Term(parent.h, -1)], .lessThanOrEqual, to: -1)
      add([Term(view.w), Term(view.h, -2)])
    }
    add([Term(views[0].x), Term(parent.x, -1)], to: 1)
    add([Term(views[1].x), Term(views[1].w, 0.5), Term(parent.x, -1), Term(parent.w, -0.5)])
    add([Term(views[2].x), Term(views[2].w), Term(parent.x, -1), Term(parent.w, -1)], to: -1)
    add([Term(views[1].w), Term(views[0].w, -1)])
    add([Term(views[2].w), Term(views[1].w, -1)])
    add([Term(views[0].w), Term(parent.w, -0.25)], at: .resistance)
    return views
  }

  /// Titles with a line below that is too far away: it costs as much to stretch the title as to
  /// leave a gap.
  static func ambiguous(_ count: Int) -> LayoutSystem {
    var system = LayoutSystem("ambiguous titles")
    var top = system.variable()
    system.add([Term(top)])
    for _ in 0..<count {
      let (height, line) = (system.variable(.extent), system.variable())
      system.fit(height, to: 20)
      system.add([Term(line), Term(top, -1)], .greaterThanOrEqual, to: 60)
      system.add([Term(line), Term(top, -1), Term(height, -1)], .greaterThanOrEqual, to: 8)
      system.add([Term(line), Term(top, -1), Term(height, -1)], to: 8, at: .hugging)
      top = line
    }
    return system
  }
}
