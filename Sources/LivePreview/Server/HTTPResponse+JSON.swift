import ScenePictures

extension HTTPResponse {
  /// The media type of JSON.
  static let json = "application/json; charset=utf-8"
}

extension CallError {
  /// The response.
  var response: HTTPResponse { HTTPResponse(status, type: HTTPResponse.json, json.data) }
}
