/** A picture to look for a face in: RGBA, four bytes a pixel. */
export type FaceQuestion = { id: number; pixels: ArrayBuffer; width: number; height: number }

/** How light a picture is, 0 to 1, and from which side a face is lit: -1 left of the picture, 1 right. */
export type Light = { level: number; side: number }

export type FaceAnswer =
  | { type: 'ready' }
  /** The models cannot run here. */
  | { type: 'failed' }
  | {
      type: 'face'
      id: number
      /** x and y of each of the mesh's points, as shares of the picture; null where no face is. */
      points: Float32Array | null
      light: Light
      /** How much redder lips are than the skin around them; 0 where no face is. */
      redness: number
    }
