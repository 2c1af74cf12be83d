import { faceWidth, yawOf, type Mesh } from './mesh'

/** What stands between a shopper and a good likeness. */
export type Help = 'dark' | 'lost' | 'far' | 'turned' | 'covered'

/** A picture darker than this, 0 to 1, shows no true colours. */
const DARK = 0.16
/** A face narrower than this share of the picture has lips of a few pixels. */
const FAR = 0.15
const TURNED = 0.62

/** What of a picture and the face in it matters most now; null where all is well. */
export function helpOf(
  mesh: Mesh | null,
  picture: { level: number; width: number },
): Exclude<Help, 'covered'> | null {
  if (picture.level < DARK) return 'dark'
  if (!mesh) return 'lost'
  if (faceWidth(mesh) < FAR * picture.width) return 'far'
  return Math.abs(yawOf(mesh)) > TURNED ? 'turned' : null
}

export const helpWords: Readonly<Record<Help, string>> = {
  dark: '光线较暗，请移到明亮处。',
  lost: '请将面部置于画面中央。',
  far: '请再靠近一些。',
  turned: '请稍稍转回正面。',
  covered: '请移开遮挡，露出双唇。',
}
