// swift-tools-version: 6.1

import PackageDescription

// Optimising the tests themselves would take three times as long as compiling the modules that they test. The flag is set only
// where SCROLL_CI asks for it, as .ci/check-optimised does: without it, the package has no unsafe flags.
let testSettings: [SwiftSetting] =
  Context.environment["SCROLL_CI"] == nil
  ? [] : [.unsafeFlags(["-Onone"], .when(configuration: .release))]

// Without optimisation, `rounded()` of a program that uses the library calls libm. Nothing in the library does.
let linkerSettings: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux, .android]))]

let package = Package(
  name: "scroll-kinetics",
  // As far back as `Duration` reaches.
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "ScrollGeometry", targets: ["ScrollGeometry"]),
    .library(name: "ScrollKinetics", targets: ["ScrollKinetics"]),
  ],
  targets: [
    .target(name: "ScrollGeometry", linkerSettings: linkerSettings),
    .target(name: "ScrollKinetics", dependencies: ["ScrollGeometry"], linkerSettings: linkerSettings),
    .testTarget(name: "ScrollGeometryTests", dependencies: ["ScrollGeometry"], swiftSettings: testSettings),
    .testTarget(
      name: "ScrollKineticsTests", dependencies: ["ScrollKinetics", "ScrollGeometry"],
      resources: [.copy("Resources")], swiftSettings: testSettings),
  ],
  swiftLanguageModes: [.v6]
)
