import Foundation

// What `#imageLiteral(resourceName:)` makes; the initialiser stands in the class.
extension UIImage: _ExpressibleByImageLiteral {}

/// The type of an image literal where nothing else is asked for.
public typealias _ImageLiteralType = UIImage

// Images that the system has without a name: symbols.
extension UIImage {
  public class var add: UIImage { stock("plus.circle.fill") }
  public class var remove: UIImage { stock("minus.circle.fill") }
  public class var actions: UIImage { stock("ellipsis.circle") }
  public class var checkmark: UIImage { stock("checkmark.circle.fill") }
  public class var strokedCheckmark: UIImage { stock("checkmark.circle") }

  private static func stock(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
