// What a microcontroller needs of the library: the plan of one axis, without a viewport, a clock or a string. What
// it costs is counted between the marks; see .ci/check-microcontroller.

import ScrollGeometry
import ScrollKinetics

/// Where a part ends; in freestanding.c.
@_silgen_name("mark")
func mark()

/// Prints 64 bits in hexadecimal digits; in freestanding.c.
@_silgen_name("print_bits")
func printBits(_ bits: UInt64)

@main
enum Microcontroller {
  static func main() {
    let (start, momentum, target) = (input(100), input(3000), input(640))
    mark()
    let flight = AxisPlan(from: start, momentum: momentum, limits: 0...1200)
    mark()
    use(flight.position(at: 0.25))
    mark()
    use(flight.position(at: 0.75))
    mark()
    let arrival = AxisPlan(
      ArrivalCurve(from: start, velocity: momentum, to: target, within: 0.6, restDistance: 0.25))
    mark()
    use(arrival.position(at: 0.25))
    mark()
    printBits(GoldenPlan(start: start, momentum: momentum, target: target).fingerprint.hash)
  }

  /// A number that the compiler does not know in advance.
  @inline(never) @_optimize(none)
  private static func input(_ x: Double) -> Double { x }

  /// Keeps the compiler from leaving out what made `x`.
  @inline(never) @_optimize(none)
  private static func use(_ x: Double) {}
}
