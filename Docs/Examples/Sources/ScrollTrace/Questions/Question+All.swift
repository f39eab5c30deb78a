extension Question {
  /// The questions that the scenes of the recorder settle.
  package static let all = programs + pages + fingers + pinches + limits + nests + refreshes
}
