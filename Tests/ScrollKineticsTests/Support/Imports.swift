// What every test of this target uses. XCTest brings Foundation along.
@_exported import ScrollGeometry
@_exported import ScrollKinetics
@_exported import XCTest
