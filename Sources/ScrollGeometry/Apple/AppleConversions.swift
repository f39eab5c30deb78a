// Conversions to and from Apple's types, on Apple's platforms. On Linux, .ci/typecheck-apple type-checks this file against
// stub modules.
//
// The platform is tested as well as the module: elsewhere a module of the name UIKit or CoreGraphics is not Apple's, may
// itself use this one, and an import of it would be a circular dependency.

#if (os(macOS) || os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)) && canImport(CoreGraphics)
  import CoreGraphics

  extension ScrollPoint {
    /// The same point.
    public init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
  }

  extension CGPoint {
    /// The same point.
    public init(_ point: ScrollPoint) { self.init(x: CGFloat(point.x), y: CGFloat(point.y)) }
  }

  extension ScrollVector {
    /// The same vector.
    public init(_ vector: CGVector) { self.init(dx: Double(vector.dx), dy: Double(vector.dy)) }

    /// Creates the vector from a point's coordinates: UIKit represents translations and velocities as points.
    public init(_ point: CGPoint) { self.init(dx: Double(point.x), dy: Double(point.y)) }
  }

  extension CGVector {
    /// The same vector.
    public init(_ vector: ScrollVector) { self.init(dx: CGFloat(vector.dx), dy: CGFloat(vector.dy)) }
  }

  extension ScrollSize {
    /// The same size.
    public init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
  }

  extension CGSize {
    /// The same size.
    public init(_ size: ScrollSize) { self.init(width: CGFloat(size.width), height: CGFloat(size.height)) }
  }

  extension ScrollRect {
    /// Creates the same rectangle with a size that is not negative; the origin of a `CGRect` with a negative one is another corner.
    public init(_ rect: CGRect) {
      let rect = rect.standardized
      self.init(origin: ScrollPoint(rect.origin), size: ScrollSize(rect.size))
    }
  }

  extension CGRect {
    /// The same rectangle.
    public init(_ rect: ScrollRect) { self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size)) }
  }
#endif

#if (os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)) && canImport(UIKit)
  import UIKit

  extension ScrollInsets {
    /// The same insets.
    public init(_ insets: UIEdgeInsets) {
      self.init(
        top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
        right: Double(insets.right))
    }
  }

  extension UIEdgeInsets {
    /// The same insets.
    public init(_ insets: ScrollInsets) {
      self.init(
        top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
        right: CGFloat(insets.right))
    }
  }

  #if !os(watchOS)
    extension ContentInsetAdjustmentBehavior {
      /// The same behaviour; `automatic` for a behaviour that UIKit may add later.
      public init(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) {
        switch behavior {
        case .automatic: self = .automatic
        case .scrollableAxes: self = .scrollableAxes
        case .never: self = .never
        case .always: self = .always
        @unknown default: self = .automatic
        }
      }
    }

    extension UIScrollView.ContentInsetAdjustmentBehavior {
      /// The same behaviour.
      public init(_ behavior: ContentInsetAdjustmentBehavior) {
        switch behavior {
        case .automatic: self = .automatic
        case .scrollableAxes: self = .scrollableAxes
        case .never: self = .never
        case .always: self = .always
        }
      }
    }
  #endif
#endif
