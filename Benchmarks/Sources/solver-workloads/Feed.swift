/// A feed of cards with a picture, a name, a text and three buttons each.
///
/// `height` constrains the feed, which depends on every card: 0 at priority 50 (a fitting size),
/// 200 per card at 999, or 0 at 999 (compressed to nothing).
///
/// `ties` is the form of the layout engine: widths and heights are extents, content pairs have
/// ranks.
struct Feed {
  var trace = TraceWriter()
  private var random = WorkloadGenerator()
  private var live: [Int] = []
  private let ties: Bool
  private var contents = 0
  private var root = TraceWriter.View(x: 0, y: 0, w: 0, h: 0)
  private var names: [(name: TraceWriter.View, pair: [Int])] = []

  init(
    _ count: Int, drag: Bool = false, ties: Bool = false, height: Int? = nil, each: Double = 0
  ) {
    self.ties = ties
    trace.phase("build")
    root = view()
    let wanted = each * Double(count)
    if let height { add([(root.h, 1)], relation: 0, constant: -wanted, at: height) }
    trace.edit(root.w)
    trace.suggest(root.w, 375)
    if drag {
      trace.edit(root.x)
      trace.suggest(root.x, 0)
    } else {
      add([(root.x, 1)], relation: 0)
    }
    add([(root.y, 1)], relation: 0)
    var previous: TraceWriter.View?
    for index in 0..<count { previous = card(index, below: previous) }
    if let previous {
      add([(root.y, 1), (root.h, 1), (previous.y, -1), (previous.h, -1)], relation: 0)
    }
    trace.update()
    if drag {
      dragAround()
    } else if ties {
      resizeAndSet(height, wanted)
    } else {
      resizeAndEdit()
    }
  }

  private mutating func view() -> TraceWriter.View {
    let view = trace.view()
    if ties {
      trace.extent(view.w)
      trace.extent(view.h)
    }
    return view
  }

  private mutating func add(
    _ terms: [(Int, Double)], relation: Int, constant: Double = 0, at priority: Int = 1000
  ) {
    live.append(trace.add(terms, relation: relation, constant: constant, at: priority))
  }

  private mutating func content(of view: TraceWriter.View, width: Int, height: Int) {
    add([(view.w, 1)], relation: -1, constant: -Double(width), at: 250)
    add([(view.w, 1)], relation: 1, constant: -Double(width), at: 750)
    add([(view.h, 1)], relation: -1, constant: -Double(height), at: 250)
    add([(view.h, 1)], relation: 1, constant: -Double(height), at: 750)
    guard ties else { return }
    // The oldest stretches first, the newest is compressed first.
    contents += 1
    for (back, rank) in [(4, contents), (3, -contents), (2, contents), (1, -contents)] {
      trace.tie(trace.constraintCount - back, rank: rank)
    }
  }

  private mutating func card(
    _ index: Int, below previous: TraceWriter.View?
  ) -> TraceWriter.View {
    let c = view()
    let (picture, name, text) = (view(), view(), view())
    let buttons = [view(), view(), view()]
    add([(c.x, 1), (root.x, -1)], relation: 0)
    add([(c.w, 1), (root.w, -1)], relation: 0)
    if let previous {
      add([(c.y, 1), (previous.y, -1), (previous.h, -1)], relation: 0, constant: -8)
    } else {
      add([(c.y, 1), (root.y, -1)], relation: 0)
    }
    add([(picture.x, 1), (c.x, -1)], relation: 0, constant: -12)
    add([(picture.y, 1), (c.y, -1)], relation: 0, constant: -12)
    add([(picture.w, 1)], relation: 0, constant: -40)
    add([(picture.h, 1)], relation: 0, constant: -40)
    let width = index % 16 == 7 ? 600 : random.number(40, 150)
    add([(name.x, 1), (picture.x, -1), (picture.w, -1)], relation: 0, constant: -8)
    add([(name.y, 1), (picture.y, -1)], relation: 0)
    add([(name.x, 1), (name.w, 1), (c.x, -1), (c.w, -1)], relation: -1, constant: 12)
    let pair = [trace.constraintCount, trace.constraintCount + 1]
    content(of: name, width: width, height: 20)
    add([(text.x, 1), (c.x, -1)], relation: 0, constant: -12)
    add([(text.x, 1), (text.w, 1), (c.x, -1), (c.w, -1)], relation: 0, constant: 12)
    add([(text.y, 1), (picture.y, -1), (picture.h, -1)], relation: 1, constant: -8)
    add([(text.y, 1), (name.y, -1), (name.h, -1)], relation: 1, constant: -8)
    add([(text.y, 1), (name.y, -1), (name.h, -1)], relation: 0, constant: -8, at: 250)
    content(of: text, width: random.number(100, 280), height: random.number(1, 6) * 18)
    var left: TraceWriter.View?
    for button in buttons {
      if let left {
        add([(button.x, 1), (left.x, -1), (left.w, -1)], relation: 0, constant: -8)
        add([(button.w, 1), (buttons[0].w, -1)], relation: 0)
      } else {
        add([(button.x, 1), (c.x, -1)], relation: 0, constant: -12)
      }
      add([(button.y, 1), (text.y, -1), (text.h, -1)], relation: 0, constant: -8)
      content(of: button, width: random.number(40, 70), height: 30)
      left = button
    }
    add([(buttons[2].x, 1), (buttons[2].w, 1), (c.x, -1), (c.w, -1)], relation: 0, constant: 12)
    add([(c.y, 1), (c.h, 1), (buttons[0].y, -1), (buttons[0].h, -1)], relation: 0, constant: -12)
    names.append((name, pair))
    return c
  }

  private mutating func dragAround() {
    trace.phase("drag10000")
    for step in 0..<10_000 {
      trace.suggest(root.w, Double(320 + step * 37 % 401))
      trace.suggest(root.x, Double(step * 13 % 97))
      trace.update()
    }
  }

  private mutating func resizeAndSet(_ height: Int?, _ wanted: Double) {
    trace.resize([(root.w, 320)])
    trace.phase("label1000")
    for step in 0..<1000 {
      let index = step * 7919 % names.count
      for constraint in names[index].pair {
        trace.set(constraint, Double(40 + step * 29 % 161))
      }
      trace.update()
    }
    if let height { fit(height, wanted) }
    trace.teardown(live)
  }

  private mutating func fit(_ priority: Int, _ wanted: Double) {
    trace.phase("fit20")
    trace.remove(live.removeFirst())
    trace.update()
    for step in 0..<20 {
      let constraint = trace.add(
        [(root.h, 1)], relation: 0, constant: -wanted - Double(97 * step), at: priority)
      trace.update()
      trace.remove(constraint)
      trace.update()
    }
  }

  private mutating func resizeAndEdit() {
    trace.resize([(root.w, 320)])
    trace.phase("label1000")
    var gone: Set<Int> = []
    for step in 0..<1000 {
      let index = step * 7919 % names.count
      for constraint in names[index].pair {
        trace.remove(constraint)
        gone.insert(constraint)
      }
      let width = -Double(40 + step * 29 % 161)
      names[index].pair = [
        trace.add([(names[index].name.w, 1)], relation: -1, constant: width, at: 250),
        trace.add([(names[index].name.w, 1)], relation: 1, constant: width, at: 750),
      ]
      live += names[index].pair
      trace.update()
    }
    trace.teardown(live.filter { !gone.contains($0) })
  }
}
