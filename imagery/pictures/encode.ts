import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { suffixes } from '../cameras/cameras'
import { paths } from '../files/paths'
import { formatsOf, isStill, packshotWidths } from '../files/sizes'
import type { Format } from '../files/sizes'
import { item } from '../kit/plane/maths'

export type Raw = { data: Buffer; width: number; height: number }

/** The more pixels, the finer a screen shows them, and the less of a coarser code is seen. */
const qualities = [55, 56, 60] as const
const webpQuality = 52
/** Kept in some places and lost in others, the stitches of a fine jersey are specks. */
const finerForStitches = 8
/** The code loses the grain of dark leather first, and leaves squares in its place. */
const finerForDark = [0, 8, 14] as const
/** Soft walls have nothing that would hide a step: a still, or a film's poster, is coded finer, and is light all the same; so is skin. */
const finer = 18
const lowest = 5
const step = 9

const kB = 1024

const isSoft = (name: string) => /^(still|film|tried-on)-/.test(name)

const isTile = (name: string) => !Object.values(suffixes).some((suffix) => suffix && name.endsWith(suffix))

/**
 * The most a file may weigh, by its width. A phone takes 480 or 960 of the first view for a tile, and 960 or 1440 of
 * all for a product's page; the largest is for the desktop's campaign pictures. WebP is for the few that know no AVIF.
 */
export function budgetOf(name: string, width: number, format: Format): number {
  if (isStill(name)) return (width > 1440 ? 180 : 120) * kB
  if (width <= 480) return 25 * kB
  if (width <= 960 && isTile(name)) return (format === 'avif' ? 25 : 40) * kB
  return (format === 'avif' ? 60 : 90) * kB
}

/** All pictures of the repository together. */
export const budgetOfAll = 150 * kB * kB

/** Whether a tenth of a picture, three bytes a pixel, is as dark as black or navy leather. */
export function isDark(data: Uint8Array): boolean {
  let dark = 0
  for (let i = 0; i < data.length; i += 3)
    if (Math.max(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0) < 80) dark += 1
  return dark > data.length / 30
}

type Coded = { width: number; format: Format; isFine: boolean; isDark: boolean }

function qualityOf(name: string, { width, format, isFine, isDark }: Coded): number {
  const rank = [480, 960].filter((limit) => width > limit).length
  const quality = format === 'avif' ? item(qualities, rank) : webpQuality
  if (isSoft(name)) return quality + finer
  if (isDark && format === 'avif') return quality + item(finerForDark, rank)
  return isFine && !isTile(name) ? quality + finerForStitches : quality
}

type Coding = { widths?: readonly number[]; isFine?: boolean }

/** Writes a picture in every width and format the store asks for (`lib/media/picture-names.ts`); a stopped run leaves no half file. */
export async function encode(
  name: string,
  raw: Raw,
  { widths = packshotWidths, isFine = false }: Coding = {},
): Promise<void> {
  await mkdir(paths.pictures, { recursive: true })
  for (const width of widths) {
    const sized = await sharp(raw.data, { raw: { width: raw.width, height: raw.height, channels: 3 } })
      .resize({ width, kernel: 'lanczos3' })
      .sharpen({ sigma: 0.6, m1: 0.3, m2: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { data, info } = sized
    const coded = { width, isFine, isDark: isDark(data) }
    for (const format of formatsOf(name, width)) {
      const file = join(paths.pictures, `${name}-${width}.${format}`)
      const quality = qualityOf(name, { ...coded, format })
      const image = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
      await writeFile(
        `${file}.part`,
        await withinBudget(image, format, quality, budgetOf(name, width, format)),
      )
      await rename(`${file}.part`, file)
    }
  }
}

/** Coarse grain weighs the most and hides the most: its quality goes down until the file is light enough. */
async function withinBudget(image: Sharp, format: Format, best: number, budget: number): Promise<Buffer> {
  for (let quality = best; ; quality -= step) {
    const coded = image.clone()
    const bytes = await (
      format === 'avif' ? coded.avif({ quality, effort: 3 }) : coded.webp({ quality, effort: 4 })
    ).toBuffer()
    if (bytes.length <= budget || quality - step < lowest) return bytes
  }
}
