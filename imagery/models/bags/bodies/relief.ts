/** Padded lozenges with sewn furrows between them, `size` cm wide and `height` cm high. */
export function quilted(size: number, height: number): (x: number, y: number) => number {
  // Steep beside a seam and round in it: an edge there would show every triangle that it crosses.
  const filled = (way: number) => 1 - Math.cos((Math.PI * way) / size) ** 8
  const domed = (way: number) => Math.sin((Math.PI * way) / size) ** 2
  return (x, y) => {
    const [a, b] = [x + y, x - y]
    return height * (0.7 * filled(a) * filled(b) + 0.3 * domed(a) * domed(b))
  }
}
