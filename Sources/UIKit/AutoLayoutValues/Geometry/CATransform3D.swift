#if !canImport(Darwin)
public import Foundation

public struct CATransform3D: Hashable, Sendable {
  private var rows: [SIMD4<Double>]

  public init() {
    rows = Array(repeating: .zero, count: 4)
  }

  init(_ rows: [SIMD4<Double>]) {
    self.rows = rows
  }

  subscript(row: Int, column: Int) -> CGFloat {
    get { CGFloat(rows[row][column]) }
    set { rows[row][column] = Double(newValue) }
  }

  func multiplied(by other: CATransform3D) -> CATransform3D {
    CATransform3D(
      rows.map { row in
        (0..<4).reduce(SIMD4<Double>.zero) { $0 + other.rows[$1] * row[$1] }
      })
  }

  public var m11: CGFloat {
    get { self[0, 0] }
    set { self[0, 0] = newValue }
  }
  public var m12: CGFloat {
    get { self[0, 1] }
    set { self[0, 1] = newValue }
  }
  public var m21: CGFloat {
    get { self[1, 0] }
    set { self[1, 0] = newValue }
  }
  public var m22: CGFloat {
    get { self[1, 1] }
    set { self[1, 1] = newValue }
  }
  public var m33: CGFloat {
    get { self[2, 2] }
    set { self[2, 2] = newValue }
  }
  public var m34: CGFloat {
    get { self[2, 3] }
    set { self[2, 3] = newValue }
  }
  public var m41: CGFloat {
    get { self[3, 0] }
    set { self[3, 0] = newValue }
  }
  public var m42: CGFloat {
    get { self[3, 1] }
    set { self[3, 1] = newValue }
  }
  public var m43: CGFloat {
    get { self[3, 2] }
    set { self[3, 2] = newValue }
  }
  public var m44: CGFloat {
    get { self[3, 3] }
    set { self[3, 3] = newValue }
  }

  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.init([
      SIMD4(Double(m11), Double(m12), Double(m13), Double(m14)),
      SIMD4(Double(m21), Double(m22), Double(m23), Double(m24)),
      SIMD4(Double(m31), Double(m32), Double(m33), Double(m34)),
      SIMD4(Double(m41), Double(m42), Double(m43), Double(m44)),
    ])
  }

  public var m13: CGFloat {
    get { self[0, 2] }
    set { self[0, 2] = newValue }
  }
  public var m14: CGFloat {
    get { self[0, 3] }
    set { self[0, 3] = newValue }
  }
  public var m23: CGFloat {
    get { self[1, 2] }
    set { self[1, 2] = newValue }
  }
  public var m24: CGFloat {
    get { self[1, 3] }
    set { self[1, 3] = newValue }
  }
  public var m31: CGFloat {
    get { self[2, 0] }
    set { self[2, 0] = newValue }
  }
  public var m32: CGFloat {
    get { self[2, 1] }
    set { self[2, 1] = newValue }
  }
}

public let CATransform3DIdentity = CATransform3D([
  SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1),
])

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  t == CATransform3DIdentity
}

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m41, t.m42, t.m43) = (tx, ty, tz)
  return t
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m22, t.m33) = (sx, sy, sz)
  return t
}

/// Returns a rotation about an axis; the identity for an axis of length 0.
///
/// The angle is in radians, clockwise on the screen for an axis that points away from the viewer.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let axis = [x / length, y / length, z / length].map(Double.init)
  let (sine, cosine) = (sin(Double(angle)), cos(Double(angle)))
  // Rodrigues' formula, transposed for row vectors.
  let cross: [[Double]] = [
    [0, axis[2], -axis[1]], [-axis[2], 0, axis[0]], [axis[1], -axis[0], 0],
  ]
  var t = CATransform3DIdentity
  for row in 0..<3 {
    for column in 0..<3 {
      let along = axis[row] * axis[column] * (1 - cosine)
      t[row, column] = CGFloat((row == column ? cosine : 0) + cross[row][column] * sine + along)
    }
  }
  return t
}

public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DMakeTranslation(tx, ty, tz).multiplied(by: t)
}

public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DMakeScale(sx, sy, sz).multiplied(by: t)
}

public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DMakeRotation(angle, x, y, z).multiplied(by: t)
}

public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.multiplied(by: b)
}

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m12, t.m21, t.m22, t.m41, t.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  return t
}

public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
#endif
