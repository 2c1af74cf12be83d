import { randomInt } from 'node:crypto'

/**
 * Letters as strokes on a grid 4 wide and 6 high. Drawn as paths, because text inside an SVG could be read
 * by any script; without look-alikes, so that a person can.
 */
const glyphs: Record<string, string> = {
  A: '0,6 2,0 4,6|1,4 3,4',
  C: '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5',
  E: '4,0 0,0 0,6 4,6|0,3 3,3',
  F: '4,0 0,0 0,6|0,3 3,3',
  H: '0,0 0,6|4,0 4,6|0,3 4,3',
  J: '1,0 4,0|3,0 3,5 2,6 1,6 0,5',
  K: '0,0 0,6|4,0 0,3 4,6',
  L: '0,0 0,6 4,6',
  M: '0,6 0,0 2,3 4,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  P: '0,6 0,0 3,0 4,1 4,2 3,3 0,3',
  R: '0,6 0,0 3,0 4,1 4,2 3,3 0,3|2,3 4,6',
  T: '0,0 4,0|2,0 2,6',
  U: '0,0 0,5 1,6 3,6 4,5 4,0',
  W: '0,0 1,6 2,3 3,6 4,0',
  X: '0,0 4,6|4,0 0,6',
  Y: '0,0 2,3 4,0|2,3 2,6',
  '3': '0,1 1,0 3,0 4,1 4,2 3,3 1,3|3,3 4,4 4,5 3,6 1,6 0,5',
  '4': '3,6 3,0 0,4 4,4',
  '6': '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5 4,4 3,3 0,3',
  '7': '0,0 4,0 2,6',
  '9': '4,3 1,3 0,2 0,1 1,0 3,0 4,1 4,5 3,6 1,6 0,5',
}

/** The characters a picture code is made of. */
export const CAPTCHA_CHARACTERS = Object.keys(glyphs).join('')

const WIDTH = 132
const HEIGHT = 44
const CELL = 28
const UNIT = 4.2

type Point = { x: number; y: number }

/** A picture of up to four characters as a data URL: slanted, waved and crossed out, never twice the same. */
export function drawCaptcha(text: string): string {
  const wave = { height: between(1.5, 3), length: between(14, 22), phase: between(0, 6) }
  const bend = ({ x, y }: Point): Point => ({
    x,
    y: y + wave.height * Math.sin(x / wave.length + wave.phase),
  })
  const letters = Array.from(text).flatMap((character, index) => strokesOf(character, index))
  const ink = (strokes: Point[][], width: () => number) =>
    strokes.map((stroke) => pathOf(smooth(stroke).map(bend), width()))
  const strokes = [...ink(letters, () => between(1.7, 2.3)), ...ink(scratches(), () => between(0.7, 1.1))]
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="100%" height="100%" fill="#f4f2ee"/>` +
    `<g fill="none" stroke="#222" stroke-linecap="round" stroke-linejoin="round">${shuffled(strokes).join('')}</g></svg>`
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

function strokesOf(character: string, index: number): Point[][] {
  const angle = between(-0.28, 0.28)
  const size = UNIT * between(0.9, 1.1)
  const centre = { x: 10 + CELL * (index + 0.5) + between(-2, 2), y: HEIGHT / 2 + between(-3, 3) }
  const place = ({ x, y }: Point): Point => ({
    x: centre.x + size * ((x - 2) * Math.cos(angle) - (y - 3) * Math.sin(angle)),
    y: centre.y + size * ((x - 2) * Math.sin(angle) + (y - 3) * Math.cos(angle)),
  })
  return (glyphs[character] ?? '')
    .split('|')
    .map((stroke) => stroke.split(' ').map((pair) => place(pointOf(pair))))
}

function pointOf(pair: string): Point {
  const [x = 0, y = 0] = pair.split(',').map(Number)
  return { x: x + between(-0.15, 0.15), y: y + between(-0.15, 0.15) }
}

/** Two long thin lines across the letters, steep enough not to be taken for a part of one. */
function scratches(): Point[][] {
  return [1, -1].map((slope) => [
    { x: between(2, 12), y: HEIGHT / 2 - slope * between(9, 17) },
    { x: WIDTH / 2, y: HEIGHT / 2 + between(-6, 6) },
    { x: WIDTH - between(2, 12), y: HEIGHT / 2 + slope * between(9, 17) },
  ])
}

/** Adds points between the corners, for the wave to bend. */
function smooth(stroke: readonly Point[]): Point[] {
  return stroke.flatMap((point, index) => {
    const next = stroke[index + 1]
    if (!next) return [point]
    return [0, 1, 2, 3].map((step) => ({
      x: point.x + ((next.x - point.x) * step) / 4,
      y: point.y + ((next.y - point.y) * step) / 4,
    }))
  })
}

function pathOf(points: readonly Point[], width: number): string {
  const d = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')
  return `<path stroke-width="${width.toFixed(1)}" d="M${d}"/>`
}

/** Out of order, so that the order of the strokes does not give the order of the letters away. */
function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, key: randomInt(1 << 30) }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)
}

function between(low: number, high: number): number {
  return low + ((high - low) * randomInt(10_001)) / 10_000
}
