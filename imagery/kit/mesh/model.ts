import type { BufferGeometry } from 'three'

/**
 * One piece of a product in one material. `slot` is the key in the material sheet of the job. Pieces whose names
 * agree up to the first full stop (`front.face`, `front.edge`) are the surfaces of one solid: together they are closed.
 */
export type Part = { name: string; geometry: BufferGeometry; slot: string }

/** A product as geometry: centimetres, y up, standing on y = 0, its front towards +z. Every geometry has normals and uv. */
export type Model = { parts: Part[] }
