/** Where pictures come from: a film of the shopper, or one still picture. */
export type Source = {
  isLive: boolean
  width: number
  height: number
  /** Draws the picture of this moment to fill `width` by `height`. */
  draw: (context: CanvasRenderingContext2D) => void
  stop: () => void
}

/** What was asked for; a photo is chosen before anything is loaded. */
export type SourceWish = { kind: 'camera' } | { kind: 'drawing' } | { kind: 'photo'; file: File }

/** No picture is worked on with a longer side. Pixels. */
const LONGEST = 1280

/** The size a picture is worked on in: its own, or smaller in the same proportions. */
export function workingSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONGEST / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
