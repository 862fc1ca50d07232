import Testing

@testable import CodeDeclarations

@Suite("Declarations in Objective-C")
struct ObjectiveCScannerTests {
  private func types(_ text: String) -> [String] {
    SourceDeclarations(Array(text.utf8), language: .objectiveC).types.map { type in
      let members = type.members.map { member in
        (member.flags.contains(.isStatic) ? "+" : "") + member.selector
          + (member.type.map { "(\($0))" } ?? "")
      }
      return
        "\(type.kind) \(type.name): \(type.inherited.joined()) [\(members.joined(separator: " "))]"
    }
  }

  @Test(
    "interfaces, categories and implementations have members",
    arguments: [
      ("@class A;\n@protocol P;\n@interface A : B <P>\n@end", ["type A: B []"]),
      (
        "@interface A : B {\n@private IBOutlet UILabel *a, *b;\n int c[3]; int d:1;\n}\n@end",
        ["type A: B [a(UILabel) b(UILabel) c(int) d(int)]"]
      ),
      (
        "@interface A ()\n@property (weak, nonatomic) IBOutlet UILabel *a;\n@end",
        ["extension A:  [a(UILabel)]"]
      ),
      (
        """
        @interface A (Category)
        @property (copy) void (^done)(BOOL ok);
        @property (strong) IBOutletCollection(UIButton) NSArray<UIButton *> *all NS_AVAILABLE_IOS(8_0);
        @end
        """, ["extension A:  [done(void) all(NSArray)]"]
      ),
      (
        "@interface A : B\n- (IBAction)go;\n- (void)go:(id)sender;\n- (void)a:(int)b c:(void (^)(int))d;\n+ (id)make;\n@end",
        ["type A: B [go go: a:c: +make]"]
      ),
      (
        "#import <UIKit/UIKit.h>\n@implementation A\n@synthesize a = _a;\n- (void)f { if (x) { return; } }\nstatic int g(void) { return 1; }\n- (IBAction)h:(id)s {\n}\n@end",
        ["implementation A:  [a _a f h:]"]
      ),
      (
        "@interface A : B\n#if X\n- (void)f;\n#else\n- (void)g;\n#endif\n@end", ["type A: B [f g]"]
      ),
      ("#define X \\\n@interface Wrong\n@interface A : B\n@end", ["type A: B []"]),
      ("// @interface A\n/* @interface B */\n@interface C : D\n@end", ["type C: D []"]),
      (
        "@protocol P <Q>\n- (void)f;\n@end\n@interface A<T> : B<T>\n@end",
        ["protocol P:  []", "type A: B []"]
      ),
    ])
  func declarations(text: String, expected: [String]) {
    #expect(types(text) == expected)
  }

  @Test("uses of identifiers are found in messages")
  func uses() {
    let text = """
      @implementation A
      - (void)f {
        [self performSegueWithIdentifier:@"S" sender:self];
        [t dequeueReusableCellWithIdentifier:@"C" forIndexPath:path];
        if ([segue.identifier isEqualToString:@"T"]) {}
        [[NSBundle mainBundle] loadNibNamed:@"N" owner:self options:nil];
      }
      @end
      """
    let uses = SourceDeclarations(Array(text.utf8), language: .objectiveC).uses
    #expect(uses.map(\.kind) == [.segue, .reuse, .segueComparison, .nib])
    #expect(uses.map(\.name) == ["S", "C", "T", "N"])
  }
}
