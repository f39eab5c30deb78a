/// A scale that a double tap zooms to, for a list of such scales.
///
///     let targets: [ScrollZoomTarget] = [.fitting, .factor(2), .maximum]
///     let scale = photo.viewport.nextZoomScale(of: targets, after: photo.restingZoomScale)
///     photo.handle(.setZoomScale(scale, about: tap, .uiKit), at: instant)
///
/// A target lies within the limits of the scale, but need not be one of them.
public enum ScrollZoomTarget: Hashable, Sendable {
  /// The scale at which the whole content is just visible in the frame.
  case fitting
  /// The scale at which the content just covers the frame.
  case filling
  /// The smallest scale of the limits.
  case minimum
  /// The largest scale of the limits.
  case maximum
  /// A multiple of the smallest scale of the limits, finite and more than zero.
  case factor(Double)
  /// A scale of the content, finite and more than zero.
  case scale(Double)

  package func validate() throws(ScrollValueError) {
    switch self {
    case .factor(let factor): try factor.check(.positive, "factor")
    case .scale(let scale): try scale.check(.positive, "scale")
    case .fitting, .filling, .minimum, .maximum: break
    }
  }

  /// Returns the scale in a viewport, within its limits.
  ///
  /// - Precondition: the factor, or the scale, is finite and more than zero.
  public func zoomScale(in viewport: Viewport) -> Double {
    requireValid(try validate())
    let (limits, content) = (viewport.zoomLimits, viewport.unscaledContentSize)
    let scale =
      switch self {
      case .fitting: content.scale(fitting: viewport.frame.size)
      case .filling: content.scale(filling: viewport.frame.size)
      case .minimum: limits.minimum
      case .maximum: limits.maximum
      case .factor(let factor): Swift.max(.leastNormalMagnitude, (limits.minimum * factor).saturated)
      case .scale(let scale): scale
      }
    return limits.clamped(scale)
  }
}

extension Viewport {
  /// Returns the scale that a double tap zooms to: the next larger one of a few targets, after the largest the smallest.
  ///
  ///     s′ = min { t : t > s·17/16 },   else   min { t }
  ///
  /// - The order of the targets does not matter, nor does one that is given twice.
  /// - A target that is less than a sixteenth larger than the present scale counts as reached. Of a photo with nearly the window's
  ///   sides, `.fitting` and `.filling` are therefore one target; `.maximum` or a factor beside them leaves the double tap an effect.
  /// - Without targets the result is the present scale, within the limits.
  ///
  /// - `scale` is s; nil for ``zoomScale``. While the scale moves, a second double tap is to go on from where it will be at rest.
  /// - Precondition: the targets are valid, the scale is finite and more than zero.
  /// - Source: our choice ([O], PHYSICS §11); targets apart from the limits as in ZoomImage and PhotoView.
  public func nextZoomScale(of targets: [ScrollZoomTarget], after scale: Double? = nil) -> Double {
    let scale = scale ?? zoomScale
    scale.require(.positive, "scale")
    let reached = (scale * 1.0625).saturated
    let scales = targets.map { $0.zoomScale(in: self) }
    return scales.filter { $0 > reached }.min() ?? scales.min() ?? zoomLimits.clamped(scale)
  }
}
