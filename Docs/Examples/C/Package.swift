// swift-tools-version: 6.3

import PackageDescription

let package = Package(
  name: "scroll-kinetics-c",
  platforms: [.macOS(.v15)],
  products: [
    // Its functions are those of Sources/CScroll/include/scroll.h.
    .library(name: "ScrollC", type: .dynamic, targets: ["ScrollC"])
  ],
  dependencies: [
    // Has a name, so that the clone's folder can have any name.
    .package(name: "scroll-kinetics", path: "../../..")
  ],
  targets: [
    .target(name: "CScroll"),
    .target(
      name: "ScrollC",
      dependencies: [
        "CScroll",
        .product(name: "ScrollGeometry", package: "scroll-kinetics"),
        .product(name: "ScrollKinetics", package: "scroll-kinetics"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
