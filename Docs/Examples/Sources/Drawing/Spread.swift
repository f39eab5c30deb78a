/// Moves labels apart along a line so that none overlaps another, each as little as possible.
///
/// - Parameters:
///   - wishes: the preferred middle of each label, in any order.
///   - lengths: the length of each label, gaps included.
///   - room: the range for the labels. If they do not fit, they extend past its end.
/// - Returns: the middles, in the order of `wishes`.
package func spread(_ wishes: [Double], lengths: [Double], in room: ClosedRange<Double>) -> [Double] {
  let order = wishes.indices.sorted { (wishes[$0], $0) < (wishes[$1], $1) }
  // Labels that touch form a block, which is placed at the average of their wishes.
  var blocks: [(start: Double, length: Double, members: [Int])] = []
  func start(_ members: [Int], _ length: Double) -> Double {
    var offset = 0.0
    var sum = 0.0
    for member in members {
      sum += wishes[member] - offset - lengths[member] / 2
      offset += lengths[member]
    }
    let wish = sum / Double(members.count)
    return max(room.lowerBound, min(wish, room.upperBound - length))
  }
  for index in order {
    var members = [index]
    var length = lengths[index]
    while let last = blocks.last, last.start + last.length > start(members, length) {
      blocks.removeLast()
      members = last.members + members
      length += last.length
    }
    blocks.append((start(members, length), length, members))
  }
  var places = wishes
  for block in blocks {
    var position = block.start
    for member in block.members {
      places[member] = position + lengths[member] / 2
      position += lengths[member]
    }
  }
  return places
}
