// Uses every conversion, so that a removed or renamed one is an error.
import ScrollKinetics
import ScrollGeometry
import UIKit
func everyConversion(
  point: CGPoint, vector: CGVector, size: CGSize, rect: CGRect, insets: UIEdgeInsets,
  behavior: UIScrollView.ContentInsetAdjustmentBehavior
) {
  _ = CGPoint(ScrollPoint(point))
  _ = CGVector(ScrollVector(vector))
  _ = ScrollVector(point)
  _ = CGSize(ScrollSize(size))
  _ = CGRect(ScrollRect(rect))
  _ = UIEdgeInsets(ScrollInsets(insets))
  _ = UIScrollView.ContentInsetAdjustmentBehavior(ContentInsetAdjustmentBehavior(behavior))
}
