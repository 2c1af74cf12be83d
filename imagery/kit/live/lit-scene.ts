import { NeutralToneMapping, PMREMGenerator, Scene } from 'three'
import type { WebGLRenderer, WebGLRenderTarget } from 'three'
import { disposeObject } from './dispose-object'
import { litRoom } from './room'

/** A scene in the light of the room, which is seen in what a piece mirrors alone. `surroundings` are to be disposed of. */
export function litScene(renderer: WebGLRenderer): { scene: Scene; surroundings: WebGLRenderTarget } {
  renderer.toneMapping = NeutralToneMapping
  renderer.toneMappingExposure = 1.16
  const scene = new Scene()
  const generator = new PMREMGenerator(renderer)
  const room = litRoom(0.7)
  const surroundings = generator.fromScene(room, 0.012)
  disposeObject(room)
  generator.dispose()
  scene.environment = surroundings.texture
  return { scene, surroundings }
}
