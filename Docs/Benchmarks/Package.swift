// swift-tools-version: 6.1

import PackageDescription

let library: [Target.Dependency] = [
  .product(name: "ScrollGeometry", package: "scroll-kinetics"),
  .product(name: "ScrollKinetics", package: "scroll-kinetics"),
]

let package = Package(
  name: "scroll-kinetics-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    // Named, so that the clone's folder may have any name.
    .package(name: "scroll-kinetics", path: "../.."),
    // Without its traits, which count allocations by libraries of their own: here a test does that.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    // What is measured.
    .target(name: "Cases", dependencies: library),
    // Measures each case beside the yardstick, and prints ratios.
    .executableTarget(name: "ratios", dependencies: ["Cases"]),
    .executableTarget(
      name: "ScrollBenchmarks", dependencies: ["Cases", .product(name: "Benchmark", package: "benchmark")],
      path: "Benchmarks/ScrollBenchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    // Counts calls of malloc and its kin by taking their place; Linux only.
    .target(name: "AllocationCounter"),
    .testTarget(name: "AllocationTests", dependencies: ["AllocationCounter"] + library),
  ],
  swiftLanguageModes: [.v6]
)
