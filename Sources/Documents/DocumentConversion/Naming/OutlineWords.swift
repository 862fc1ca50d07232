internal import InterfaceBuilder

/// A view's role in names: the last words of the class.
enum OutlineWords {
  static func role(of kind: ViewKind) -> String {
    switch kind {
    case .view, .containerView, .tableViewCellContentView, .collectionViewCellContentView: "View"
    case .mapView, .wkWebView, .glkView, .mtkView, .skView, .sceneKitView, .arskView, .arscnView:
      kind == .wkWebView ? "WebView" : kind == .mapView ? "MapView" : "SceneView"
    case .pencilKitCanvasView: "CanvasView"
    case .adBannerView: "BannerView"
    case .stackView: "Stack"
    case .tableViewCell, .collectionViewCell: "Cell"
    default: String(kind.className.dropFirst(2))
    }
  }
}
