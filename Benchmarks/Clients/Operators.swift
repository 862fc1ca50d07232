import UIKit

func f(_ a: Double, _ b: Double) -> Double { a + b * 2 - 3 / a }
func g(_ a: CGFloat, _ b: CGFloat) -> Bool { a + b < 2 && a == b }
