// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "scroll-kinetics-examples",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "scroll-trace", targets: ["scroll-trace"])
  ],
  dependencies: [
    // Has a name, so that the clone's folder can have any name.
    .package(name: "scroll-kinetics", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(name: "Drawing"),
    // A folder of the app; here without what needs UIKit.
    .target(name: "Recorder", path: "Recorder.swiftpm/Recording"),
    .target(
      name: "ScrollTrace",
      dependencies: [
        "Drawing",
        "Recorder",
        .product(name: "ScrollGeometry", package: "scroll-kinetics"),
        .product(name: "ScrollKinetics", package: "scroll-kinetics"),
      ],
      resources: [.embedInCode("Scenarios")]),
    .executableTarget(
      name: "scroll-trace",
      dependencies: [
        "Drawing",
        "ScrollTrace",
        "Showcases",
        .product(name: "ScrollKinetics", package: "scroll-kinetics"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .target(
      name: "Sketching",
      dependencies: ["Drawing", .product(name: "ScrollGeometry", package: "scroll-kinetics")]),
    .target(
      name: "Showcases",
      dependencies: [
        "Drawing",
        "ScrollTrace",
        "Sketching",
        .product(name: "ScrollGeometry", package: "scroll-kinetics"),
        .product(name: "ScrollKinetics", package: "scroll-kinetics"),
      ]),
    .executableTarget(
      name: "figures",
      dependencies: [
        "Drawing",
        "Showcases",
        "Sketching",
        .product(name: "ScrollGeometry", package: "scroll-kinetics"),
        .product(name: "ScrollKinetics", package: "scroll-kinetics"),
      ]),
    .testTarget(name: "DrawingTests", dependencies: ["Drawing"]),
    .testTarget(name: "FiguresTests", dependencies: ["ScrollTrace", "figures"]),
    .testTarget(name: "ShowcasesTests", dependencies: ["Drawing", "Showcases"]),
    .testTarget(
      name: "ScrollTraceTests",
      dependencies: ["Drawing", "Recorder", "ScrollTrace", "Showcases", "scroll-trace"],
      exclude: ["Scenarios"]),
  ],
  swiftLanguageModes: [.v6]
)
