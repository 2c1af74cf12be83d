/** Runs in a browser, which draws with WebGL; make.ts bundles it. */
import { Box3, PerspectiveCamera, WebGLRenderer } from 'three'
import { contactShadow } from '../kit/live/contact-shadow'
import { disposeObject } from '../kit/live/dispose-object'
import { FIELD_OF_VIEW, frame } from '../kit/live/framing'
import { litScene } from '../kit/live/lit-scene'
import { composedBelt } from '../models/belts/composed'
import type { ComposedBelt } from '../models/belts/composed'
import { composedView } from '../models/belts/composed-view'

const [WIDTH, HEIGHT] = [1440, 1800]

const renderer = new WebGLRenderer({ antialias: true, alpha: true, preserveDrawingBuffer: true })
renderer.setSize(WIDTH, HEIGHT)
const { scene } = litScene(renderer)
const shadow = contactShadow()
scene.add(shadow.plane)
const camera = new PerspectiveCamera(FIELD_OF_VIEW, WIDTH / HEIGHT)

/** A belt on nothing, as the page of its parts shows it first; the address of a PNG. */
export function photograph(belt: ComposedBelt): string {
  const piece = composedBelt(belt)
  scene.add(piece)
  shadow.cast(renderer, piece)
  frame(camera, new Box3().setFromObject(piece), composedView)
  renderer.render(scene, camera)
  piece.removeFromParent()
  disposeObject(piece)
  return renderer.domElement.toDataURL('image/png')
}
