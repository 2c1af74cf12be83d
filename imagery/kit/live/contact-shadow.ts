import {
  BackSide,
  Box3,
  Color,
  Mesh,
  MeshBasicMaterial,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector2,
  Vector3,
  WebGLRenderTarget,
} from 'three'
import type { Object3D, WebGLRenderer } from 'three'

const SIZE = 512
/** Times the piece's own footprint. */
const SPREAD = 1.7

const vertexShader = `
varying vec2 at;
void main() {
  at = uv;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`

/** Seen from below, what is near the ground is dark, what is far from it throws nothing. */
const darkness = `
void main() {
  float near = 1.0 - gl_FragCoord.z;
  gl_FragColor = vec4(0.0, 0.0, 0.0, near * near);
}`

const blur = `
uniform sampler2D picture;
uniform vec2 stride;
varying vec2 at;
void main() {
  float sum = 0.0;
  float weights = 0.0;
  for (int k = -8; k <= 8; k++) {
    float weight = exp(-float(k * k) / 24.0);
    sum += texture2D(picture, at + stride * float(k)).a * weight;
    weights += weight;
  }
  gl_FragColor = vec4(0.0, 0.0, 0.0, sum / weights);
}`

export type ContactShadow = {
  /** Lies on the ground of the scene. */
  plane: Mesh
  /** Drawn once for each shape: it does not hang on from where one looks. */
  cast: (renderer: WebGLRenderer, object: Object3D) => void
  dispose: () => void
}

/** The soft dark where a piece stands on the ground. */
export function contactShadow(): ContactShadow {
  const targets = [new WebGLRenderTarget(SIZE, SIZE), new WebGLRenderTarget(SIZE, SIZE)] as const
  const [first, second] = targets
  const dark = new ShaderMaterial({ vertexShader, fragmentShader: darkness })
  const uniforms = { picture: { value: first.texture }, stride: { value: new Vector2() } }
  const blurring = new ShaderMaterial({ vertexShader, fragmentShader: blur, uniforms, depthTest: false })
  const sheet = new PlaneGeometry(1, 1)
  const material = new MeshBasicMaterial({
    map: first.texture,
    transparent: true,
    depthWrite: false,
    side: BackSide,
    opacity: 0.62,
    color: new Color(0.07, 0.06, 0.05),
  })
  const plane = new Mesh(sheet, material)
  // The picture was taken from below.
  plane.rotation.x = Math.PI / 2
  plane.renderOrder = -1

  const page = new Scene()
  page.add(new Mesh(sheet, blurring))
  const flat = new OrthographicCamera(-0.5, 0.5, 0.5, -0.5, -1, 1)

  const smooth = (renderer: WebGLRenderer, reach: number) => {
    for (const [from, to, x, y] of [
      [first, second, reach, 0],
      [second, first, 0, reach],
    ] as const) {
      uniforms.picture.value = from.texture
      uniforms.stride.value.set(x, y)
      renderer.setRenderTarget(to)
      renderer.render(page, flat)
    }
  }

  return {
    plane,
    cast(renderer, object) {
      const box = new Box3().setFromObject(object, true)
      const [size, centre] = [box.getSize(new Vector3()), box.getCenter(new Vector3())]
      const side = Math.max(size.x, size.z) * SPREAD
      const below = new OrthographicCamera(
        -side / 2,
        side / 2,
        side / 2,
        -side / 2,
        0,
        Math.max(size.y * 0.5, side * 0.1),
      )
      below.position.set(centre.x, box.min.y - 0.001, centre.z)
      below.up.set(0, 0, 1)
      below.lookAt(centre.x, box.max.y, centre.z)

      const scene = new Scene()
      scene.overrideMaterial = dark
      const parent = object.parent
      scene.add(object)
      renderer.setRenderTarget(first)
      renderer.clear()
      renderer.render(scene, below)
      parent?.add(object)
      smooth(renderer, 0.0045)
      smooth(renderer, 0.002)
      renderer.setRenderTarget(null)

      plane.scale.set(side, side, 1)
      plane.position.set(centre.x, box.min.y - 0.002, centre.z)
    },
    dispose() {
      for (const one of [...targets, dark, blurring, sheet, material]) one.dispose()
    },
  }
}
