/** Runs in a browser, as the studio does, for the pictures of product pages; imagery/tried-on/make.ts bundles it. */
import type { LipFinish } from '@/contract/rules/catalogue/try-on'
import { createEarringPainter } from './earrings/paint-earrings'
import type { Sprite } from './earrings/sprite'
import { oklabOf } from './lips/oklab'
import { createLipPainter } from './lips/paint-lips'
import { createFaceModels } from './worker/face-finder'

type CloseUp = {
  /** A whole face, in which the models find where things are, and a part of it from near: addresses of pictures. */
  face: string
  part: string
  /** Where the part begins in the face and how wide it is, as shares of the face's width and height. */
  place: { left: number; top: number; width: number }
  worn:
    | { type: 'lipstick'; swatch: string; finish: LipFinish }
    /** The pictures of an earring from all sides, where it hangs in them, and the part again without what is behind its skin. */
    | { type: 'earrings'; sides: string; hangs: Sprite['place']; skin: string }
}

/** The part with what is worn there, as the address of a PNG. */
export async function wear({ face, part, place, worn }: CloseUp): Promise<string> {
  const whole = await drawn(face)
  const near = await drawn(part)
  const { width, height } = whole.canvas
  const finder = await createFaceModels(() => undefined).ready()
  const { points, light } = await finder.find(whole.getImageData(0, 0, width, height))
  if (!points) throw new Error('The models find no face.')
  const scale = near.canvas.width / (place.width * width)
  const mesh = points.map((share, at) =>
    at % 2 === 0 ? (share - place.left) * width * scale : (share - place.top) * height * scale,
  )
  if (worn.type === 'earrings') {
    const sprite = { image: await loaded(worn.sides), place: worn.hangs }
    const painter = createEarringPainter()
    const skin = await drawn(worn.skin)
    skin.globalCompositeOperation = 'source-atop'
    painter.paint(skin, { mesh, strength: 1 }, sprite)
    near.drawImage(skin.canvas, 0, 0)
    painter.paint(near, { mesh, strength: 1 }, sprite, { hasShadow: false })
  } else {
    const colour = { shade: oklabOf(worn.swatch), finish: worn.finish }
    const lips = createLipPainter().paint(near.canvas, { mesh, strength: 1 }, colour, light.side)
    if (lips) near.drawImage(lips.image, lips.box.left, lips.box.top)
  }
  return near.canvas.toDataURL('image/png')
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

async function drawn(address: string): Promise<CanvasRenderingContext2D> {
  const image = await loaded(address)
  const context = document.createElement('canvas').getContext('2d')
  if (!context) throw new Error('no canvas')
  context.canvas.width = image.naturalWidth
  context.canvas.height = image.naturalHeight
  context.drawImage(image, 0, 0)
  return context
}
