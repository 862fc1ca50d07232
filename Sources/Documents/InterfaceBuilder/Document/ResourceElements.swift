package struct ResourceElements: Hashable, Sendable {
  /// The natural sizes of images by name, in points.
  package var images: [String: SizeElement] = [:]
  /// The sizes of the system's symbols by name, in points.
  package var systemImages: [String: SizeElement] = [:]
  package var namedColors: [String: ColorElement] = [:]
  package var systemColors: [String: ColorElement] = [:]
  /// The sizes that designable views had on the canvas, by object identifier.
  package var designableSizes: [String: SizeElement] = [:]
}
