/// What is known of a law, and from where.
struct Knowledge {
  let law: String
  let known: String
  let source: String

  static let all = table.map { Knowledge(law: $0, known: $1.known, source: $1.source) }

  private static let table: KeyValuePairs<String, (known: String, source: String)> = [
    "§1, §3 deceleration, rest inside the limits":
      ("the law at the rate `normal`", "[M] recordings of 2026, four targets of 2013"),
    "§1 deceleration at other rates":
      ("the law, with S and a of the rate", "[M] for `normal`; no other rate in the tests"),
    "§2, §3 bounce, rest at a limit":
      ("the law, β and the half point", "[M] recordings of 2026, logs of 2021"),
    "§3 pixel grid in flight":
      (
        "raw while decelerating on newer systems; older ones show whole pixels of the same unrounded flight",
        "[M] recordings of 2026, logs of 2021"
      ),
    "§4 ticks of other displays":
      ("steps of 1/120 s, 13.089 ms, then multiples of 4.168 ms on ProMotion", "[M], not in the tests"),
    "§5 rubber band in landscape":
      ("R is the height on the vertical axis in both orientations", "[M], not in the tests"),
    "§6 slop":
      ("10 points, taken off the translation; none on moving content", "[M], in the tests at the flick only"),
    "§6 catch":
      (
        "a touch stops content on the pixel grid, and its velocity has no effect on the next flight",
        "[M], one of five in the tests"
      ),
    "§6 still release":
      ("a latest velocity of less than 250 points per second counts as zero", "[R] the value"),
    "§6 repeated flicks":
      ("no multiplier and no momentum carried, at gaps of 0.89 s and more", "[M], one of six in the tests"),
    "§6 directional lock":
      ("a drag in one general direction locks the other axis, a diagonal one neither", "[A]"),
    "§7 animated offset": ("0.3 s, sin²(π/2·t/T), on the pixel grid", "[P]; [M] over 428 points, 2021"),
    "§7 scroll to top": ("a critically damped spring, response 0.6 s, 1.6 s long", "[P]"),
    "§7 stop": ("the limit of bouncing content, the page of paging content, else the offset", "[A]"),
    "§8 limits": ("the edges of the content, moved by the adjusted insets", "[R], [M] without insets"),
    "§8 adjusted insets": ("what each behaviour adds to `contentInset`", "[A]"),
    "§8 rectangle to visible": ("the least movement, none where it is visible", "[A]"),
    "§9 pages": ("multiples of the bounds' length", "[A]"),
    "§10 events": ("the meaning of each callback", "[A]"),
    "§10 events": ("the order of a flick's callbacks", "[R]"),
  ]
}
