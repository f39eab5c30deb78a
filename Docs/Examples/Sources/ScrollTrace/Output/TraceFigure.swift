struct TraceFigure {
  init(_ scenario: Scenario, _ rows: some Sequence<TraceRow>) {}
  var svg: String { "" }
}
