import CScroll

// The objects that C holds by handles. A handle is a slot of a table and the number of times the slot was used; a slot
// that was used as often as a handle can say is never used again. A handle therefore never denotes a second object.
//
//     handle = use·2¹⁸ + slot          use from 1 to 2¹³ − 1

/// The kinds of objects.
enum Kind: UInt8 {
  case none, scroller, screen, population
}

struct Slot {
  var kind = Kind.none
  /// Whether `scroll_advance_all` leaves the object out.
  var isSnapshot = false
  /// The number of times the slot was used.
  var use: Int32 = 0
  /// The next free slot; −1 for none.
  var next: Int32 = -1
  var object: UnsafeMutableRawPointer?
}

nonisolated(unsafe) private(set) var slots = UnsafeMutableBufferPointer<Slot>(start: nil, count: 0)
/// The slots that were ever used are those below this one.
nonisolated(unsafe) private(set) var usedSlots = 0
nonisolated(unsafe) private var freeSlot: Int32 = -1

private let slotBits: Int32 = 18
private let mostUses: Int32 = (1 << 13) - 1

/// Returns whether a block of memory can be allocated. Swift stops the program where it cannot, so every allocation whose
/// size the caller chooses is tried first.
func canAllocate(_ size: Int) -> Bool {
  guard size <= Int(Int32.max), let block = scroll_allocate(Int32(size)) else { return false }
  scroll_free(block)
  return true
}

/// Throws unless a block of memory can be allocated.
func requireMemory(_ size: Int) throws(Failure) {
  if !canAllocate(size) { throw .memory }
}

/// Stores an object in memory of its own, and returns its handle. The object is made after it is known that there is room
/// for it, and for as many `bytes` as it allocates itself.
func insert<Object>(
  _ object: @autoclosure () -> Object, _ kind: Kind, allocating bytes: Int = 0, isSnapshot: Bool = false
) throws(Failure) -> Int32 {
  try requireSlot()
  try requireMemory(MemoryLayout<Object>.size + bytes)
  let pointer = UnsafeMutablePointer<Object>.allocate(capacity: 1)
  pointer.initialize(to: object())
  return insert(UnsafeMutableRawPointer(pointer), kind, isSnapshot)
}

private func insert(_ object: UnsafeMutableRawPointer, _ kind: Kind, _ isSnapshot: Bool) -> Int32 {
  var index = freeSlot
  if index >= 0 {
    freeSlot = slots[Int(index)].next
  } else {
    index = Int32(usedSlots)
    usedSlots += 1
  }
  let use = slots[Int(index)].use + 1
  slots[Int(index)] = Slot(kind: kind, isSnapshot: isSnapshot, use: use, object: object)
  return use << slotBits | index
}

/// Throws unless there is room for one more object.
private func requireSlot() throws(Failure) {
  if freeSlot >= 0 || usedSlots < slots.count { return }
  let count = Swift.max(64, slots.count * 2)
  guard slots.count < 1 << slotBits, canAllocate(count * MemoryLayout<Slot>.stride) else { throw .memory }
  let grown = UnsafeMutableBufferPointer<Slot>.allocate(capacity: count)
  grown.initialize(repeating: Slot())
  for index in 0..<slots.count { grown[index] = slots[index] }
  slots.deallocate()
  slots = grown
}

/// Returns the slot of a handle.
@inline(__always)
func slot(_ handle: Int32) throws(Failure) -> Slot {
  let index = Int(handle & (1 << slotBits - 1))
  guard handle > 0, index < usedSlots else { throw .handle }
  let slot = slots[index]
  guard slot.use == handle >> slotBits, slot.kind != .none else { throw .handle }
  return slot
}

/// Forgets the object of a handle that `slot(_:)` has found.
func remove(_ handle: Int32) {
  let index = handle & (1 << slotBits - 1)
  slots[Int(index)].kind = .none
  slots[Int(index)].object = nil
  guard slots[Int(index)].use < mostUses else { return }
  slots[Int(index)].next = freeSlot
  freeSlot = index
}
