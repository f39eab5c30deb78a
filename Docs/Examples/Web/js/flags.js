// The flags of a viewport, as ../../C/Sources/CScroll/include/scroll.h has them.
export const bounces = 3
export const alwaysBouncesX = 4
export const alwaysBouncesY = 8
export const enabled = 16
export const containerContent = 32
export const setsOffset = 64
export const followsEndY = 256
export const bouncesZoom = 512
export const setsZoom = 1024
export const endlessX = 2048
export const endlessY = 4096
