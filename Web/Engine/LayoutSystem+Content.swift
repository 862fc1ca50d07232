import ConstraintSolver
import LayoutEngine

extension LayoutSystem {
  func setContentSize(width: Double?, height: Double?, of item: Int32) {
    items[Int(item)].content.width = width
    items[Int(item)].content.height = height
    items[Int(item)].content.label = nil
    wrapped.removeAll { $0 == item }
    installContent(of: item)
  }

  func setContentPriorities(
    hugging: (Float, Float), compression: (Float, Float), of item: Int32
  ) -> Bool {
    for value in [hugging.0, hugging.1, compression.0, compression.1] {
      guard Priority(value) != nil else { return false }
    }
    stamp += 1
    items[Int(item)].content.hugging.set(hugging.0, hugging.1, stamp: stamp)
    stamp += 1
    items[Int(item)].content.compression.set(compression.0, compression.1, stamp: stamp)
    installContent(of: item)
    return true
  }

  /// Updates an item's content constraints from the record.
  func installContent(of item: Int32) {
    if wrapped.contains(item) { takeWholeWidth(item) }
    let content = items[Int(item)].content
    install(content.width, of: item, .horizontal)
    install(content.height, of: item, .vertical)
  }

  private func install(_ extent: Double?, of item: Int32, _ axis: Axis) {
    let record = items[Int(item)]
    guard let extent, let size = contentSize(extent, record.content, axis, of: item),
      let pair = try? engine.setContentSize(size, of: record.id, axis)
    else {
      engine.removeContentSize(of: record.id, axis)
      return
    }
    setSource(.content(item, axis, isHugging: true), of: pair.hugging)
    setSource(.content(item, axis, isHugging: false), of: pair.compression)
  }

  private func contentSize(
    _ extent: Double, _ content: Content, _ axis: Axis, of item: Int32
  ) -> ContentSize? {
    let (hugging, compression) = (content.hugging, content.compression)
    let isHorizontal = axis == .horizontal
    guard let hug = Priority(isHorizontal ? hugging.horizontal : hugging.vertical),
      let resist = Priority(isHorizontal ? compression.horizontal : compression.vertical)
    else { return nil }
    var size = ContentSize(
      extent, hugging: hug, compression: resist,
      huggingStamp: isHorizontal ? hugging.horizontalStamp : hugging.verticalStamp,
      compressionStamp: isHorizontal ? compression.horizontalStamp : compression.verticalStamp)
    // The horizontal pair of wrapping text is inserted again with the measured width (F1.40).
    size.isRenewed = isHorizontal && wrapped.contains(item)
    return size
  }
}
