import Foundation

// What `#imageLiteral(resourceName:)` makes; the initialiser stands in the class.
extension UIImage: _ExpressibleByImageLiteral {}

/// The type of an image literal where nothing else is asked for.
public typealias _ImageLiteralType = UIImage

// Images that the system has without a name: symbols.
extension UIImage {
  /// A sign for adding something.
  public class var add: UIImage { stock("plus.circle.fill") }
  /// A sign for taking something out.
  public class var remove: UIImage { stock("minus.circle.fill") }
  /// A sign for more that can be done.
  public class var actions: UIImage { stock("ellipsis.circle") }
  /// A sign for what is done or chosen.
  public class var checkmark: UIImage { stock("checkmark.circle.fill") }
  /// The same with a line around it.
  public class var strokedCheckmark: UIImage { stock("checkmark.circle") }

  private static func stock(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
