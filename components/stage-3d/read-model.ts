import { MeshoptDecoder } from 'meshoptimizer/meshopt_decoder_reference.js'
import type { Group, Material } from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { isMesh } from '@/imagery/kit/live/dispose-object'

/**
 * A model packed by meshopt, each of its meshes in the skin that `skinFor` answers to what its material says of itself. Throws for
 * a file that is none. It is unpacked by plain script: pages run no WebAssembly (decision 0023).
 */
export async function readModel(file: ArrayBuffer, skinFor: (note: unknown) => Material): Promise<Group> {
  const { scene } = await new GLTFLoader().setMeshoptDecoder(MeshoptDecoder).parseAsync(file, '')
  scene.traverse((part) => {
    if (!isMesh(part)) return
    const [plain] = [part.material].flat()
    part.material = skinFor(plain?.userData)
    plain?.dispose()
  })
  return scene
}
