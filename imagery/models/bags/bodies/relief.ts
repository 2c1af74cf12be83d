/** Padded lozenges with sewn furrows between them, `size` cm wide and `height` cm high. */
export function quilted(size: number, height: number): (x: number, y: number) => number {
  return (x, y) => {
    const a = (x + y) / size
    const b = (x - y) / size
    const pillow = Math.abs(Math.sin(Math.PI * a)) * Math.abs(Math.sin(Math.PI * b))
    return height * pillow ** 0.45
  }
}
