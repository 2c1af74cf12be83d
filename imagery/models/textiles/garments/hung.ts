import type { Part } from '../../../kit/mesh/model'
import type { FigureName } from '../cutting/body'

/** A garment with its shoulders, or its waist, at the height 0, and the mannequin it is the right size for. */
export type Hung = { parts: Part[]; on: FigureName | 'hips' | 'legs' }
