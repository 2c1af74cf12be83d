import { brand } from '@/lib/brand'
import type { Mirror } from './mirror'

/** Height of the band with the word mark, and of its letters, as shares of the picture's shorter side. */
const BAND = 0.13
const LETTERS = 0.045

/** What is seen now, with the word mark below, as an address for a link or a picture; revoke it when done. */
export async function keptPicture(
  { width, height }: HTMLCanvasElement,
  mirror: Mirror,
): Promise<string | null> {
  const unit = Math.min(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = Math.round(height + unit * BAND)
  const context = canvas.getContext('2d')
  if (!context) return null
  const { colorGround, colorText, font } = houseLook()
  context.fillStyle = colorGround
  context.fillRect(0, 0, canvas.width, canvas.height)
  mirror.draw(context)
  context.fillStyle = colorText
  context.font = `400 ${Math.round(unit * LETTERS)}px ${font}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  // Canvas has no letter spacing in every browser: thin spaces stand in.
  context.fillText(Array.from(brand.latinName).join('\u2009'), width / 2, height + (unit * BAND) / 2)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
  return blob && URL.createObjectURL(blob)
}

/** Colours and face of the house, from its tokens. */
function houseLook() {
  const style = getComputedStyle(document.documentElement)
  return {
    colorGround: style.getPropertyValue('--color-ground').trim(),
    colorText: style.getPropertyValue('--color-text').trim(),
    font: style.getPropertyValue('--font-latin').trim(),
  }
}
