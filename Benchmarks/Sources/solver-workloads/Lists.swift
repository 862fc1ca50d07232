func chain(_ count: Int) -> TraceWriter {
  var trace = TraceWriter()
  trace.phase("build")
  let width = trace.variable()
  trace.edit(width)
  var live: [Int] = []
  var first = -1
  var previous = -1
  let base = 60 * Double(count) + 8
  for _ in 0..<count {
    let (l, r, w, c) = (trace.variable(), trace.variable(), trace.variable(), trace.variable())
    live.append(trace.add([(r, 1), (l, -1), (w, -1)], relation: 0))
    live.append(trace.add([(c, 1), (l, -1), (w, -0.5)], relation: 0))
    if previous < 0 {
      live.append(trace.add([(l, 1)], relation: 0, constant: -8))
      first = w
    } else {
      live.append(trace.add([(l, 1), (previous, -1)], relation: 0, constant: -8))
      live.append(trace.add([(w, 1), (first, -1)], relation: 0))
    }
    live.append(trace.add([(w, 1)], relation: 1, constant: -20, at: 750))
    previous = r
  }
  live.append(trace.add([(previous, 1), (width, -1)], relation: 0, constant: 8))
  trace.suggest(width, base)
  trace.update()
  trace.resize([(width, base)])
  trace.teardown(live)
  return trace
}

func nested(_ count: Int) -> TraceWriter {
  var trace = TraceWriter()
  trace.phase("build")
  let root = trace.view()
  trace.edit(root.w)
  trace.edit(root.h)
  var live = [trace.add([(root.x, 1)], relation: 0), trace.add([(root.y, 1)], relation: 0)]
  var outer = root
  for _ in 0..<count {
    let v = trace.view()
    live.append(trace.add([(v.x, 1), (outer.x, -1)], relation: 0, constant: -1))
    live.append(trace.add([(v.y, 1), (outer.y, -1)], relation: 0, constant: -1))
    live.append(
      trace.add([(v.x, 1), (v.w, 1), (outer.x, -1), (outer.w, -1)], relation: 0, constant: 1))
    live.append(
      trace.add([(v.y, 1), (v.h, 1), (outer.y, -1), (outer.h, -1)], relation: 0, constant: 1))
    outer = v
  }
  let base = Double(2 * count + 100)
  trace.suggest(root.w, base)
  trace.suggest(root.h, base)
  trace.update()
  trace.resize([(root.w, base), (root.h, base)])
  trace.teardown(live)
  return trace
}

func toggle(_ count: Int) -> TraceWriter {
  var trace = TraceWriter()
  trace.phase("build")
  let root = trace.view()
  trace.edit(root.w)
  var live = [trace.add([(root.x, 1)], relation: 0), trace.add([(root.y, 1)], relation: 0)]
  var rows: [TraceWriter.View] = []
  for _ in 0..<count {
    let v = trace.view()
    live.append(trace.add([(v.x, 1), (root.x, -1)], relation: 0))
    live.append(trace.add([(v.w, 1), (root.w, -1)], relation: 0))
    if let above = rows.last {
      live.append(trace.add([(v.y, 1), (above.y, -1), (above.h, -1)], relation: 0))
    } else {
      live.append(trace.add([(v.y, 1), (root.y, -1)], relation: 0))
    }
    live.append(trace.add([(v.h, 1)], relation: 1))
    live.append(trace.add([(v.h, 1)], relation: 0, constant: -44, at: 999))
    rows.append(v)
  }
  if let last = rows.last {
    live.append(trace.add([(root.y, 1), (root.h, 1), (last.y, -1), (last.h, -1)], relation: 0))
  }
  trace.suggest(root.w, 375)
  trace.update()
  trace.phase("toggle1000")
  var hidden: [Int: Int] = [:]
  for step in 0..<1000 {
    let index = step * 7919 % count
    if let constraint = hidden.removeValue(forKey: index) {
      trace.remove(constraint)
    } else {
      hidden[index] = trace.add([(rows[index].h, 1)], relation: 0)
    }
    trace.update()
  }
  trace.teardown(live + hidden.keys.sorted().compactMap { hidden[$0] })
  return trace
}

func grid(_ rows: Int, _ columns: Int) -> TraceWriter {
  var trace = TraceWriter()
  trace.phase("build")
  let (width, height) = (trace.variable(), trace.variable())
  trace.edit(width)
  trace.edit(height)
  var live: [Int] = []
  let cells = (0..<rows).map { _ in (0..<columns).map { _ in trace.view() } }
  for r in 0..<rows {
    for c in 0..<columns {
      let v = cells[r][c]
      if c == 0 {
        live.append(trace.add([(v.x, 1)], relation: 0, constant: -4))
      } else {
        let left = cells[r][c - 1]
        live.append(trace.add([(v.x, 1), (left.x, -1), (left.w, -1)], relation: 0, constant: -4))
        live.append(trace.add([(v.w, 1), (left.w, -1)], relation: 0))
      }
      if r == 0 {
        live.append(trace.add([(v.y, 1)], relation: 0, constant: -4))
      } else {
        let above = cells[r - 1][c]
        live.append(trace.add([(v.y, 1), (above.y, -1), (above.h, -1)], relation: 0, constant: -4))
        live.append(trace.add([(v.h, 1), (above.h, -1)], relation: 0))
      }
      if c == columns - 1 {
        live.append(trace.add([(v.x, 1), (v.w, 1), (width, -1)], relation: 0, constant: 4))
      }
      if r == rows - 1 {
        live.append(trace.add([(v.y, 1), (v.h, 1), (height, -1)], relation: 0, constant: 4))
      }
      for (size, least, priority) in [
        (v.w, 10.0, 1000), (v.h, 10, 1000), (v.w, 20, 750), (v.h, 20, 750),
      ] {
        live.append(trace.add([(size, 1)], relation: 1, constant: -least, at: priority))
      }
    }
  }
  let (w, h) = (Double(columns) * 30, Double(rows) * 30)
  trace.suggest(width, w)
  trace.suggest(height, h)
  trace.update()
  trace.resize([(width, w), (height, h)])
  trace.teardown(live)
  return trace
}
