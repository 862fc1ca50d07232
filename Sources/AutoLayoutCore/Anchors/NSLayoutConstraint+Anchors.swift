extension NSLayoutConstraint {
  var anchorOfFirstItem: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(equation.first, firstAttribute)
  }

  var anchorOfSecondItem: NSLayoutAnchor<AnyObject>? {
    equation.second.map { NSLayoutAnchor($0, secondAttribute) }
  }
}
