extension Recorded where Subject == ScrollScreen {
  /// Performs a random gesture of one finger on a member, from now on.
  mutating func performGesture(on id: ScrollScreen.ID, in frame: ScrollRect, using random: inout SplitMix64) {
    let start = now
    let gesture = ScrollGesture.random(in: Viewport(frame: frame, contentSize: .zero), using: &random)
    for sample in gesture.samples { handle(sample.input, on: id, at: start.advanced(by: sample.time)) }
  }

  /// The reason why the recording, written and read, does not replay to the present screen; nil where it does.
  var faultOfReplay: String? {
    do {
      let text = try JSONEncoder().encode(recording)
      let read = try JSONDecoder().decode(ScrollRecording<ScrollScreen>.self, from: text)
      return read.replay() == subject ? nil : "another screen"
    } catch { return "\(error)" }
  }
}
