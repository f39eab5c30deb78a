// The functions are described in scroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CScroll
import ScrollGeometry
import ScrollKinetics

extension Slot {
  var population: UnsafeMutablePointer<ScrollPopulation> {
    get throws(Failure) {
      #if LISTS
        throw .kind
      #else
        guard kind == .population, let object else { throw .kind }
        return object.assumingMemoryBound(to: ScrollPopulation.self)
      #endif
    }
  }
}

#if !arch(wasm32)
  /// More than the rows and the scrollers of some agents take.
  func memory(ofAgents count: Int) -> Int { (count + 64) * 1200 }

  @c @implementation
  public func scroll_create_population(_ scroller: Int32, _ count: Int32, _ axis: Int32) -> Int32 {
    result { () throws(Failure) in
      let agent = try slot(scroller).scroller.pointee.object
      guard count >= 0, count <= 1 << 24 else { throw .index }
      let axis = try scrollAxis(axis)
      return try insert(
        ScrollPopulation(repeating: agent, count: Int(count), along: axis), .population,
        allocating: memory(ofAgents: Int(count)))
    }
  }

  @c @implementation
  public func scroll_set_agents(_ population: Int32, _ first: Int32, _ count: Int32, _ scroller: Int32)
    -> Int32
  {
    result { () throws(Failure) in
      let population = try slot(population).population
      let agent = try slot(scroller).scroller.pointee.object
      guard first >= 0, count >= 0, Int(first) + Int(count) <= population.pointee.count else { throw .index }
      for index in Int(first)..<Int(first) + Int(count) { population.pointee[index] = agent }
      return 0
    }
  }

  @c @implementation
  public func scroll_get_agent(_ population: Int32, _ index: Int32, _ scroller: Int32) -> Int32 {
    result { () throws(Failure) in
      let population = try slot(population).population
      let box = try slot(scroller).scroller
      guard index >= 0, index < population.pointee.count else { throw .index }
      box.pointee.object = population.pointee[Int(index)]
      box.pointee.state.now = box.pointee.object.now.nanoseconds
      box.pointee.renewState()
      return 0
    }
  }

  @c @implementation
  public func scroll_act(
    _ population: Int32, _ actions: UnsafePointer<UInt8>!, _ numbers: UnsafePointer<Double>!, _ now: Int64,
    _ orders: UnsafeMutablePointer<UInt64>!
  ) -> Int32 {
    result { () throws(Failure) in
      let population = try slot(population).population
      let count = population.pointee.count
      if count == 0 { return 0 }
      let (actions, numbers) = (try checked(actions), try checked(numbers))
      let orders = try ifAny(orders)
      for index in 0..<count where actions[index] != 0 {
        guard let action = ScrollPopulation.Action(rawValue: actions[index]) else { throw .choice }
        try valid { () throws(ScrollValueError) in try action.validate(numbers[index]) }
      }
      // An action is its raw value in memory, events are their order.
      let rows = UnsafeRawBufferPointer(start: actions, count: count).bindMemory(
        to: ScrollPopulation.Action.self)
      population.pointee.act(
        rows, UnsafeBufferPointer(start: numbers, count: count), at: ScrollInstant(given: now),
        events: buffer(orders, count))
      return 0
    }
  }

  @c @implementation
  public func scroll_advance_agents(
    _ population: Int32, _ now: Int64, _ columns: UnsafePointer<scroll_columns>!
  ) -> Int32 {
    result { () throws(Failure) in
      let population = try slot(population).population
      let count = population.pointee.count
      var memory = ScrollPopulation.Columns()
      if let columns = try ifAny(columns)?.pointee {
        memory.offsets = buffer(try ifAny(columns.offsets), count)
        memory.velocities = buffer(try ifAny(columns.velocities), count)
        memory.phases = buffer(try ifAny(columns.phases), count)
        memory.events = buffer(try ifAny(columns.orders), count)
        memory.restingOffsets = buffer(try ifAny(columns.targets), count)
        memory.nanosecondsOfRest = buffer(try ifAny(columns.rests), count)
      }
      population.pointee.advance(to: ScrollInstant(given: now), into: memory)
      return 0
    }
  }

  /// Returns memory of the caller as elements of a type with the same layout; nil for NULL.
  private func buffer<Number, Element>(_ pointer: UnsafeMutablePointer<Number>?, _ count: Int)
    -> UnsafeMutableBufferPointer<Element>?
  {
    pointer.map {
      UnsafeMutableRawBufferPointer(start: $0, count: count * MemoryLayout<Number>.stride)
        .bindMemory(to: Element.self)
    }
  }
#endif
