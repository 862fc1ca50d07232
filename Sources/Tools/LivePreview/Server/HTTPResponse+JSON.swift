import Notation
import PreviewProtocol
import ScenePictures

extension HTTPResponse {
  static let json = "application/json; charset=utf-8"
}

extension CallError {
  var response: HTTPResponse { HTTPResponse(status, type: HTTPResponse.json, json.data) }
}
