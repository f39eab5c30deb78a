// Agents of a simulation, and what is done to them.
let screen = ScrollRect(x: 0, y: 0, width: 390, height: 844)
let list = Viewport(frame: screen, contentSize: ScrollSize(width: 390, height: 20_000))
var agents = ScrollPopulation(repeating: Scroller(viewport: list), count: 20)
let actions = [ScrollPopulation.Action](repeating: .launch, count: 20)
let numbers = (0..<20).map { Double($0) * 100 }
let now = ScrollInstant(.seconds(1))
