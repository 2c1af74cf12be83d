import { Vector3 } from 'three'
import type { Box3, PerspectiveCamera } from 'three'

/** From where: radians around the upright axis and above the ground; zoom 1 shows the whole piece. */
type Aim = { azimuth: number; elevation: number; zoom: number }

/** Of a camera, in degrees: a long lens keeps proportions. */
export const FIELD_OF_VIEW = 18
/** The share of the frame that a piece takes at zoom 1. */
const FILL = 0.98

/**
 * Points a camera at a piece. It stands so far away that the piece stays in the frame however it is turned, so that
 * turning changes no size.
 */
export function frame(camera: PerspectiveCamera, box: Box3, { azimuth, elevation, zoom }: Aim): void {
  const size = box.getSize(new Vector3())
  const centre = box.getCenter(new Vector3())
  // Most pieces are round or flat, and fill the corners of their box as little as this.
  const radius = Math.min(Math.hypot(size.x, size.z) / 2, Math.max(size.x, size.z) * 0.56)
  const high = (size.y / 2) * Math.cos(elevation) + radius * Math.sin(elevation)
  const slope = Math.tan((camera.fov * Math.PI) / 360) * FILL
  const away = Math.max(radius / (slope * camera.aspect), high / slope) / zoom + radius * 0.4
  camera.position.setFromSphericalCoords(away, Math.PI / 2 - elevation, azimuth).add(centre)
  camera.near = away * 0.05
  camera.far = away + radius * 6
  camera.lookAt(centre)
  camera.updateProjectionMatrix()
}
