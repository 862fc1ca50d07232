import XCTest

/// A few words of a well-known specification style: expectations with matchers.
struct Expectation<Value> {
  let value: Value
  let file: StaticString
  let line: UInt

  func to(_ matcher: Matcher<Value>) {
    if let fault = matcher.fault(value) { XCTFail(fault, file: file, line: line) }
  }

  func toNot(_ matcher: Matcher<Value>) {
    if matcher.fault(value) == nil {
      XCTFail("\(value) should not match", file: file, line: line)
    }
  }
}

struct Matcher<Value> {
  let fault: (Value) -> String?
}

func expect<Value>(
  _ value: @autoclosure () -> Value, file: StaticString = #file, line: UInt = #line
) -> Expectation<Value> {
  Expectation(value: value(), file: file, line: line)
}

func equal<Value: Equatable>(_ wanted: Value) -> Matcher<Value> {
  Matcher { $0 == wanted ? nil : "expected to equal <\(wanted)>, got <\($0)>" }
}

func beCloseTo(_ wanted: CGFloat, within delta: CGFloat = 0.0001) -> Matcher<CGFloat> {
  Matcher { abs($0 - wanted) <= delta ? nil : "expected <\($0)> close to <\(wanted)>" }
}

func beIdenticalTo(_ wanted: AnyObject?) -> Matcher<AnyObject?> {
  Matcher { $0 === wanted ? nil : "expected the same object" }
}

func beNil<Value>() -> Matcher<Value?> {
  Matcher { $0 == nil ? nil : "expected nil" }
}

func beTrue() -> Matcher<Bool> {
  Matcher { $0 ? nil : "expected true" }
}

func beFalse() -> Matcher<Bool> {
  Matcher { $0 ? "expected false" : nil }
}

func haveCount<C: Collection>(_ count: Int) -> Matcher<C> {
  Matcher { $0.count == count ? nil : "expected \(count) elements, got \($0.count)" }
}
