/// The tables that a decoder fills.
package protocol DocumentTables {
  var path: String { get }
  var header: DocumentHeader { get }
  var scenes: [DocumentContents.Scene] { get }
  var views: [ViewElement] { get }
  var constraints: [ConstraintElement] { get }
  var guides: [GuideElement] { get }
  var controllers: [ControllerElement] { get }
  var segues: [SegueElement] { get }
  var connections: [ConnectionElement] { get }
  var standIns: [String: StandInElement] { get }
  var recognizers: [RecognizerElement] { get }
  var resources: ResourceElements { get }
  var simulated: SimulatedMetrics { get }
  var unrecognized: [UnrecognizedElement] { get }
  var diagnostics: [InterfaceDiagnostic] { get }
  var notes: [NoteElement] { get }
  var viewsByID: [String: ViewIndex] { get }
  var guidesByID: [String: Int] { get }
  var controllersByID: [String: ControllerIndex] { get }
}
