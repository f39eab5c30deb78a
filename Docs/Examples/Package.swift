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
    .target(
      name: "ScrollTrace",
      dependencies: [
        "Drawing",
        .product(name: "ScrollGeometry", package: "scroll-kinetics"),
        .product(name: "ScrollKinetics", package: "scroll-kinetics"),
      ],
      resources: [.embedInCode("Scenarios")]),
    .executableTarget(
      name: "scroll-trace",
      dependencies: [
        "Drawing",
        "ScrollTrace",
        .product(name: "ScrollKinetics", package: "scroll-kinetics"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "figures",
      dependencies: ["Drawing", .product(name: "ScrollGeometry", package: "scroll-kinetics")]),
    .testTarget(name: "DrawingTests", dependencies: ["Drawing"]),
    .testTarget(name: "FiguresTests", dependencies: ["ScrollTrace", "figures"]),
    .testTarget(name: "ScrollTraceTests", dependencies: ["Drawing", "ScrollTrace", "scroll-trace"]),
  ],
  swiftLanguageModes: [.v6]
)
