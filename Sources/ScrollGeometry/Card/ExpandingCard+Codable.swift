#if !hasFeature(Embedded)
  extension ExpandingCard: CodableByParts {
    package struct Parts: Codable {
      var axis: ScrollAxis
      var container: ScrollSize
      var collapsedInsets: ScrollInsets
      var travel, collapsedCornerRadius, expandedCornerRadius, innerContentLength: Double
      var innerInsets: ScrollInsets
    }

    package init(parts: Parts) throws {
      try Self.validate(
        container: parts.container, collapsedInsets: parts.collapsedInsets, travel: parts.travel,
        collapsedCornerRadius: parts.collapsedCornerRadius, expandedCornerRadius: parts.expandedCornerRadius,
        innerContentLength: parts.innerContentLength, innerInsets: parts.innerInsets)
      self.init(
        axis: parts.axis, container: parts.container, collapsedInsets: parts.collapsedInsets,
        travel: parts.travel, collapsedCornerRadius: parts.collapsedCornerRadius,
        expandedCornerRadius: parts.expandedCornerRadius, innerContentLength: parts.innerContentLength,
        innerInsets: parts.innerInsets)
    }

    package var parts: Parts {
      Parts(
        axis: axis, container: container, collapsedInsets: collapsedInsets, travel: travel,
        collapsedCornerRadius: collapsedCornerRadius, expandedCornerRadius: expandedCornerRadius,
        innerContentLength: innerContentLength, innerInsets: innerInsets)
    }
  }
#endif
