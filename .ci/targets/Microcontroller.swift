// The part of the library that a microcontroller needs: the plan of one axis, without a viewport, a clock or a string.
// Its cost is counted between the marks; see .ci/check-microcontroller.

import ScrollGeometry
import ScrollKinetics

/// Marks the end of a part; defined in freestanding.c.
@_silgen_name("mark")
func mark()

/// Prints 64 bits in hexadecimal digits; defined in freestanding.c.
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
    let arrival = AxisPlan(from: start, velocity: momentum, to: target, within: 0.6, restDistance: 0.25)
    mark()
    use(arrival.position(at: 0.25))
    mark()
    printBits(GoldenPlan(start: start, momentum: momentum, target: target).fingerprint.hash)
  }

  /// A number that the compiler does not know in advance.
  @inline(never) @_optimize(none)
  private static func input(_ x: Double) -> Double { x }

  /// Prevents the compiler from removing the computation of `x`.
  @inline(never) @_optimize(none)
  private static func use(_ x: Double) {}
}
