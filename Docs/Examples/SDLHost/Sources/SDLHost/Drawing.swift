import CSDL
import ScrollGeometry
import ScrollKinetics

extension SDLHost {
  /// Draws the rows that the layout finds in the visible part of the content, and the scroll bar.
  mutating func draw() {
    needsDrawing = false
    let viewport = host.viewport
    // The renderer takes points from here on. The window is the viewport's container.
    scale(to: viewport.displayScale)
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND)
    SDL_SetRenderDrawColor(renderer, 176, 180, 194, 255)
    SDL_RenderClear(renderer)
    fill(viewport.contentLayoutGuide(in: .container), SDL_Color(r: 232, g: 234, b: 240, a: 255))
    if let visible = viewport.visibleRect {
      // And here points of the content at scale 1.
      let zoom = viewport.zoomScale
      scale(to: viewport.displayScale * zoom)
      let origin = viewport.convert(ScrollPoint.zero, from: .unscaledContent, to: .container)
      for index in layout.items(in: viewport.convert(visible, from: .content, to: .unscaledContent)) {
        drawRow(
          index, in: layout.frames[index].offset(by: ScrollVector(dx: origin.x / zoom, dy: origin.y / zoom)))
      }
      scale(to: viewport.displayScale)
    }
    if let bar = indicator.frame(on: .vertical, in: viewport) {
      fill(viewport.convert(bar, from: .viewport, to: .container), SDL_Color(r: 0, g: 0, b: 0, a: 120))
    }
    SDL_RenderPresent(renderer)
  }

  private func scale(to scale: Double) { SDL_RenderSetScale(renderer, Float(scale), Float(scale)) }

  /// Draws a card: a square for a picture, and bars for lines of text.
  private func drawRow(_ index: Int, in row: ScrollRect) {
    fill(row, SDL_Color(r: 255, g: 255, b: 255, a: 255))
    fill(ScrollRect(x: row.minX + 12, y: row.minY + 12, width: 40, height: 40), color(of: index))
    let room = Swift.max(0, row.size.width - 76)
    var line = ScrollRect(
      x: row.minX + 64, y: row.minY + 16, width: room * [0.5, 0.35, 0.6, 0.4][index % 4], height: 10)
    fill(line, SDL_Color(r: 60, g: 62, b: 72, a: 255))
    while line.maxY + 24 <= row.maxY {
      line.origin.y = line.maxY + 12
      line.size = ScrollSize(
        width: room * [0.9, 0.75, 0.8][(index + Int(line.minY - row.minY)) % 3], height: 6)
      fill(line, SDL_Color(r: 205, g: 207, b: 214, a: 255))
    }
  }

  /// Returns the row's colour. The hues repeat after 24 rows.
  private func color(of index: Int) -> SDL_Color {
    func part(_ shift: Int) -> UInt8 {
      let distance = abs((index + shift) % 24 - 12)
      return UInt8(84 + 36 * Swift.min(4, Swift.max(0, distance - 4)))
    }
    return SDL_Color(r: part(0), g: part(16), b: part(8), a: 255)
  }

  private func fill(_ rect: ScrollRect, _ color: SDL_Color) {
    SDL_SetRenderDrawColor(renderer, color.r, color.g, color.b, color.a)
    var rect = SDL_FRect(
      x: Float(rect.minX), y: Float(rect.minY), w: Float(rect.size.width), h: Float(rect.size.height))
    SDL_RenderFillRectF(renderer, &rect)
  }
}
