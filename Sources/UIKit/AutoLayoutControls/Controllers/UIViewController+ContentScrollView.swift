public import AutoLayoutCore
public import AutoLayoutValues

extension UIViewController {
  /// The scroll view that was set for an edge.
  public final func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    let bits = (0..<4).map { UInt(1) << UInt($0) }.filter { edge.rawValue & $0 != 0 }
    return bits.lazy.compactMap { self.contentScrollView(at: $0) as? UIScrollView }.first
  }
}
