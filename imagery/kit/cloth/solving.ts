import type { Sewing } from './sewing'

/** A solid that cloth lies on: x, y, z one after another, and triangles. */
export type Obstacle = {
  positions: ArrayLike<number>
  triangles: ArrayLike<number>
  /** How near cloth comes, cm. */
  distance: number
  friction: number
}

/** How a cloth is made to fall. The solver is at ease with a metre of cloth: `scale` is its metres for one centimetre. */
export type Fall = {
  scale: number
  frames: number
  /** Width of the mesh, cm: the solver weighs knots, so a finer mesh would be a heavier cloth. */
  step: number
  /** Of a square metre in the solver's own measure. */
  mass: number
  tension: number
  bending: number
  /** How much it resists being stretched quickly; what runs over an edge has to have little. */
  damping?: number
  air: number
  friction: number
  quality: number
  /** How near it comes to itself, cm; with 0 it does not feel itself. */
  selfDistance: number
  /** What blows it up, from frame to frame. */
  pressure?: readonly (readonly [frame: number, force: number])[]
  /** It keeps the shape it starts in, as if steamed, instead of that of its pattern. */
  isMoulded?: boolean
  pins?: readonly number[]
  /** How fast time goes by: below 1 as a film that is slowed down. */
  pace?: number
  /** Every frame is wanted, not the last alone. */
  isFilmed?: boolean
  /** The shape its springs want, if that is neither its start nor its pattern: x, y, z of each knot. */
  rest?: readonly number[]
  /** Where the hand is that holds the pins, from where it began: x, y, z of each frame. */
  led?: readonly number[]
}

/** What the solver is asked: to sew panels and let them fall on obstacles. */
export type ClothTask = { sewing: Sewing; fall: Fall; obstacles: readonly Obstacle[] }
