import { mediaFolder } from '@/lib/media/media-folder'
import { picturesVersion } from '@/lib/media/pictures-version'
import places from './worn.json'

/** From which sides a piece was taken, degrees; its pictures stand side by side. */
const turns = [-60, -45, -30, -15, 0, 15, 30, 45, 60] as const

/** Where the piece hangs, as shares of one picture, and how many millimetres of life are as high as it. */
type Place = { x: number; y: number; heightMm: number }

export type Sprite = { image: HTMLImageElement; place: Place }

/** Where an earring hangs in its pictures, by the name of its packshot, and by its size where that makes a difference. */
export function placeOf(name: string, size?: string): Place | null {
  const known: Readonly<Partial<Record<string, Place>>> = places
  return (size && known[`${name} ${size}`]) || known[name] || null
}

/** The pictures of an earring; null where there are none. Throws when they do not come. */
export async function loadSprite(name: string, size?: string): Promise<Sprite | null> {
  const place = placeOf(name, size)
  if (!place) return null
  const image = new Image()
  image.src = `${mediaFolder('pictures', picturesVersion)}worn-${name}.webp`
  await image.decode()
  return { image, place }
}

/** Two pictures of one piece over each other show it twice: only near the middle between them one gives way to the other. */
const FADE = 0.3

/** Which two of the pictures show a piece turned so far, and how much of the second. */
export function sidesOf(degrees: number): { first: number; second: number; share: number } {
  const last = turns.length - 1
  const at = Math.max(0, Math.min(last, (degrees - turns[0]) / (turns[1] - turns[0])))
  const first = Math.min(Math.floor(at), last - 1)
  const share = Math.max(0, Math.min(1, 0.5 + (at - first - 0.5) / FADE))
  return { first, second: first + 1, share }
}

/** The part of the image that is one of its pictures. */
export function tileOf({ image }: Sprite, index: number) {
  const width = image.naturalWidth / turns.length
  return { left: index * width, width, height: image.naturalHeight }
}
