import LayoutEngine

@_cdecl("item_add")
public func addItem(_ number: Int32, _ parent: Int32) -> Int32 {
  system(number, item: parent)?.addItem(parent: parent) ?? -1
}

@_cdecl("item_remove")
public func removeItem(_ number: Int32, _ item: Int32) -> Int32 {
  guard let system = system(number, item: item), system.removeItem(item) else { return -1 }
  return 0
}

@_cdecl("item_set_name")
public func setName(_ number: Int32, _ item: Int32, _ bytes: Int32) -> Int32 {
  guard let system = system(number, item: item) else { return -1 }
  system.items[Int(item)].name = Transfer.bytes(bytes)
  return 0
}

@_cdecl("item_set_margins")
public func setMargins(
  _ number: Int32, _ item: Int32, _ top: Double, _ left: Double, _ bottom: Double, _ right: Double
) -> Int32 {
  guard let system = system(number, item: item),
    top.isFinite, left.isFinite, bottom.isFinite, right.isFinite
  else { return -1 }
  system.setMargins(Margins(top: top, left: left, bottom: bottom, right: right), of: item)
  return 0
}

@_cdecl("item_set_content_size")
public func setContentSize(
  _ number: Int32, _ item: Int32, _ width: Double, _ height: Double
) -> Int32 {
  guard let system = system(number, item: item), !width.isInfinite, !height.isInfinite else {
    return -1
  }
  system.setContentSize(
    width: width >= 0 ? width : nil, height: height >= 0 ? height : nil, of: item)
  return 0
}

@_cdecl("item_set_content_priorities")
public func setContentPriorities(
  _ number: Int32, _ item: Int32, _ hugX: Double, _ hugY: Double, _ resistX: Double,
  _ resistY: Double
) -> Int32 {
  guard let system = system(number, item: item),
    system.setContentPriorities(
      hugging: (Float(hugX), Float(hugY)), compression: (Float(resistX), Float(resistY)), of: item)
  else { return -1 }
  return 0
}

@_cdecl("metric_set")
public func setMetric(_ number: Int32, _ bytes: Int32, _ value: Double) -> Int32 {
  guard let system = system(number) else { return -1 }
  system.metrics[Transfer.bytes(bytes)] = value
  return 0
}
