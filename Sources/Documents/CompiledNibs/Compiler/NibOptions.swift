/// The settings for a compilation.
package struct NibOptions: Hashable, Sendable {
  /// The version of Xcode whose form is written, such as 1120 for 11.2; nil derives it from the
  /// document and the target.
  package var xcode: Int?
  /// The oldest iOS that must load the nib, such as 1310 for 13.1.
  package var target: Int?
  /// The module of classes whose document says "inherit from target".
  package var module: String?
  /// Whether texts can be localized: the document is in Base.lproj.
  package var isLocalizable: Bool

  package init(
    xcode: Int? = nil, target: Int? = nil, module: String? = nil, isLocalizable: Bool = false
  ) {
    self.xcode = xcode
    self.target = target
    self.module = module
    self.isLocalizable = isLocalizable
  }
}
