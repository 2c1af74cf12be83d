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
  air: number
  friction: number
  quality: number
  /** How near it comes to itself, cm. */
  selfDistance: number
  /** What blows it up, from frame to frame. */
  pressure?: readonly (readonly [frame: number, force: number])[]
  /** It keeps the shape it starts in, as if steamed, instead of that of its pattern. */
  isMoulded?: boolean
  pins?: readonly number[]
}

/** What the solver is asked: to sew panels and let them fall on obstacles. */
export type ClothTask = { sewing: Sewing; fall: Fall; obstacles: readonly Obstacle[] }
