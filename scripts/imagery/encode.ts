import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { paths } from './paths'

export type Raw = { data: Buffer; width: number; height: number }

export const packshotWidths = [480, 960, 1440] as const

const qualities = { avif: 55, webp: 78 } as const

/** Writes a picture in every width and format the store asks for; a stopped run leaves no half file. */
export async function encode(
  name: string,
  raw: Raw,
  widths: readonly number[] = packshotWidths,
): Promise<void> {
  await mkdir(paths.pictures, { recursive: true })
  for (const width of widths) {
    const sized = await sharp(raw.data, { raw: { width: raw.width, height: raw.height, channels: 3 } })
      .resize({ width, kernel: 'lanczos3' })
      .sharpen({ sigma: 0.6, m1: 0.3, m2: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { info } = sized
    for (const format of ['avif', 'webp'] as const) {
      const file = join(paths.pictures, `${name}-${width}.${format}`)
      const image = sharp(sized.data, { raw: { width: info.width, height: info.height, channels: 3 } })
      const coded =
        format === 'avif'
          ? image.avif({ quality: qualities.avif, effort: 3 })
          : image.webp({ quality: qualities.webp, effort: 4 })
      await coded.toFile(`${file}.part`)
      await rename(`${file}.part`, file)
    }
  }
}
