// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "sdl-host",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "scroll-kinetics", path: "../../..")],
  targets: [
    // Without pkg-config, since the package manager warns about a flag in Debian's sdl2.pc. If SDL is not on the
    // default paths: swift build -Xcc -I$(brew --prefix)/include -Xlinker -L$(brew --prefix)/lib
    .systemLibrary(name: "CSDL"),
    .executableTarget(
      name: "SDLHost",
      dependencies: [
        "CSDL",
        .product(name: "ScrollGeometry", package: "scroll-kinetics"),
        .product(name: "ScrollKinetics", package: "scroll-kinetics"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
