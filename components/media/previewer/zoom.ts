/** Where a picture lies on the stage: its scale, and how far its middle is from the stage's, in pixels. */
export type View = { scale: number; x: number; y: number }
export type Size = { width: number; height: number }
export type Point = { x: number; y: number }
/** The stage, and the picture as it lies on it at scale 1. */
export type Frame = { stage: Size; picture: Size }

/** A§9. */
export const MIN_SCALE = 0.5
export const MAX_SCALE = 1.5
export const WHEEL_STEP = 0.03
export const FINE_WHEEL_STEP = 0.005
export const LARGEST_PX = 4000

export const atRest: View = { scale: 1, x: 0, y: 0 }

/** A picture may be pushed this much of the stage even where all of it is in sight. */
const SLACK = 1 / 8

/** The picture's size when all of it is on the stage. */
export function fitInto(stage: Size, natural: Size): Size {
  const factor = Math.min(stage.width / natural.width, stage.height / natural.height)
  return { width: natural.width * factor, height: natural.height * factor }
}

/** A scale within the limits: 0.5 to 1.5, and no side longer than 4000 px. */
export function clampScale(scale: number, picture: Size): number {
  const cap = LARGEST_PX / Math.max(picture.width, picture.height, 1)
  return Math.max(MIN_SCALE, Math.min(scale, MAX_SCALE, Math.max(cap, MIN_SCALE)))
}

/** One step of the wheel: away from the shopper enlarges; with Ctrl, as trackpads pinch, finely. */
export function wheelScale(scale: number, deltaY: number, isFine: boolean): number {
  const step = isFine ? FINE_WHEEL_STEP : WHEEL_STEP
  return deltaY === 0 ? scale : scale - Math.sign(deltaY) * step
}

/** Zooms to a scale while the point, counted from the stage's middle, stays under the finger. */
export function zoomTo(view: View, scale: number, point: Point, frame: Frame): View {
  const next = clampScale(scale, frame.picture)
  const ratio = next / view.scale
  return settle(
    { scale: next, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio },
    frame,
  )
}

/** The double tap: 1.5 at the point, or back to the whole picture. */
export function toggleZoom(view: View, point: Point, frame: Frame): View {
  return view.scale === 1 ? zoomTo(view, MAX_SCALE, point, frame) : atRest
}

/** Pushes the picture, no further than its edges allow. */
export function panBy(view: View, by: Point, frame: Frame): View {
  return settle({ ...view, x: view.x + by.x, y: view.y + by.y }, frame)
}

function settle({ scale, x, y }: View, { stage, picture }: Frame): View {
  return {
    scale,
    x: within(x, limitOf(stage.width, picture.width * scale)),
    y: within(y, limitOf(stage.height, picture.height * scale)),
  }
}

function limitOf(stage: number, drawn: number): number {
  return Math.max((drawn - stage) / 2, stage * SLACK)
}

function within(value: number, limit: number): number {
  return Math.max(-limit, Math.min(value, limit))
}
