import Foundation

// For `#imageLiteral(resourceName:)`; the class declares the initializer.
extension UIImage: _ExpressibleByImageLiteral {}

public typealias _ImageLiteralType = UIImage

// The unnamed stock images of the system, as symbols.
extension UIImage {
  public class var add: UIImage { stock("plus.circle.fill") }
  public class var remove: UIImage { stock("minus.circle.fill") }
  public class var actions: UIImage { stock("ellipsis.circle") }
  public class var checkmark: UIImage { stock("checkmark.circle.fill") }
  public class var strokedCheckmark: UIImage { stock("checkmark.circle") }

  private static func stock(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
