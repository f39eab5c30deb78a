// swift-tools-version: 5.10

import PackageDescription

// An app for Xcode and Swift Playgrounds, which open a folder of this kind. Elsewhere there are no apps, and the same files are a
// library. Language mode 5: an isolation that Apple declares otherwise than our stubs is a warning there, and no error.
#if canImport(AppleProductTypes)
  import AppleProductTypes

  let products: [Product] = [
    .iOSApplication(
      name: "Scroll Recorder", targets: ["Recorder"], bundleIdentifier: "org.scroll-kinetics.recorder",
      displayVersion: "1.0", bundleVersion: "1", appIcon: .placeholder(icon: .pencil),
      accentColor: .presetColor(.blue), supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [.portrait], additionalInfoPlistContentFilePath: "Info.plist")
  ]
  let target = Target.executableTarget(
    name: "Recorder", path: ".", exclude: ["Info.plist"], sources: ["App", "Recording"])
#else
  let products: [Product] = []
  let target = Target.target(
    name: "Recorder", path: ".", exclude: ["Info.plist"], sources: ["App", "Recording"])
#endif

let package = Package(
  name: "Recorder", platforms: [.iOS("16.0")], products: products, targets: [target])
