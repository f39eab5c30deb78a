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
    // Has a name, so that the clone's folder can have any name.
    .package(name: "scroll-kinetics", path: "../.."),
    // Without its traits, which need further libraries to count allocations; here a test counts them.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    // The measured cases.
    .target(name: "Cases", dependencies: library),
    // Measures each case together with the yardstick, and prints ratios.
    .executableTarget(name: "ratios", dependencies: ["Cases"]),
    // Measures a frame of a population, against scrollers and hand-written C.
    .executableTarget(name: "populations", dependencies: ["VectorAgents"] + library),
    .target(
      name: "VectorAgents",
      cSettings: [.unsafeFlags(["-Ofast", "-fveclib=libmvec"], .when(platforms: [.linux]))],
      linkerSettings: [
        .linkedLibrary("mvec", .when(platforms: [.linux])), .linkedLibrary("m", .when(platforms: [.linux])),
      ]),
    // Flings a scroller, so that its size is what an app grows by.
    .executableTarget(name: "client", dependencies: library),
    .executableTarget(
      name: "ScrollBenchmarks", dependencies: ["Cases", .product(name: "Benchmark", package: "benchmark")],
      path: "Benchmarks/ScrollBenchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    // Replaces malloc and related functions by ones that count; Linux only.
    .target(name: "AllocationCounter"),
    .testTarget(name: "AllocationTests", dependencies: ["AllocationCounter"] + library),
  ],
  swiftLanguageModes: [.v6]
)
