#if !hasFeature(Embedded)
  extension StickyBox: CodableByParts {
    package struct Parts: Codable {
      var frame, container: ScrollRect
      var top, left, bottom, right: Double?
    }

    package init(parts: Parts) throws {
      try Self.validate(
        frame: parts.frame, container: parts.container, top: parts.top, left: parts.left,
        bottom: parts.bottom, right: parts.right)
      self.init(
        frame: parts.frame, container: parts.container, top: parts.top, left: parts.left,
        bottom: parts.bottom, right: parts.right)
    }

    package var parts: Parts {
      Parts(frame: frame, container: container, top: top, left: left, bottom: bottom, right: right)
    }
  }
#endif
