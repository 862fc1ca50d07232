public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// Lets the user choose or take a picture; its content is the system's own and is empty here, and
/// no source is available.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// All that are kept.
    case photoLibrary = 0
    /// The camera.
    case camera = 1
    /// Those that were taken last.
    case savedPhotosAlbum = 2
  }

  /// How good films are.
  public enum QualityType: Int, Sendable {
    /// Good.
    case typeHigh = 0
    /// Fair.
    case typeMedium = 1
    /// Poor.
    case typeLow = 2
  }

  /// What the camera does.
  public enum CameraCaptureMode: Int, Sendable {
    /// It takes pictures.
    case photo = 0
    /// It takes films.
    case video = 1
  }

  /// Which camera it is.
  public enum CameraDevice: Int, Sendable {
    /// That at the back.
    case rear = 0
    /// That at the front.
    case front = 1
  }

  /// When there is a flash.
  public enum CameraFlashMode: Int, Sendable {
    /// Never.
    case off = -1
    /// As the light asks for.
    case auto = 0
    /// Always.
    case on = 1
  }

  /// What is told of a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// What kind it is, as a uniform type identifier.
    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
    /// The picture as it was, a `UIImage`.
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the user changed it, a `UIImage`.
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    /// The part that the user chose, an `NSValue` of a rectangle.
    public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
    /// Where a film is, a `URL`.
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
    /// Where a picture is, a `URL`.
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
    /// What the camera noted, a dictionary.
    public static let mediaMetadata = Self(rawValue: "UIImagePickerControllerMediaMetadata")
  }

  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// What can be chosen, as uniform type identifiers.
  open var mediaTypes = ["public.image"]
  /// Whether the user may change the picture.
  open var allowsEditing = false
  /// How good films are.
  open var videoQuality = QualityType.typeMedium
  /// How long films are at most, in seconds.
  open var videoMaximumDuration: TimeInterval = 600
  /// Whether the camera's buttons are shown.
  open var showsCameraControls = true
  /// A view over what the camera sees.
  open var cameraOverlayView: UIView?
  /// How what the camera sees is shown.
  open var cameraViewTransform = CGAffineTransform.identity
  /// What the camera does.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Which camera it is.
  open var cameraDevice = CameraDevice.rear
  /// When there is a flash.
  open var cameraFlashMode = CameraFlashMode.auto

  /// Makes a controller.
  public init() {
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Gives the empty view its background.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  /// Whether pictures can come from a source: from none here.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  /// The kinds of picture that come from a source.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
  /// Whether there is a camera: there is none here.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Takes a picture, which nothing does here.
  open func takePicture() {}
}

/// Told which picture was chosen.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// The user has chosen a picture.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// The user has left without a picture.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Nothing is done.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// The controller goes.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}
