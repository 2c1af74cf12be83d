import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { paths } from '../files/paths'
import { say } from '../say'
import { framesASecond } from './film'

const kB = 1024

/** The most a file of a film may weigh, by its width in pixels. */
export const filmBudgets = { 640: 0.4 * kB * kB, 1280: 1.2 * kB * kB } as const

type Width = keyof typeof filmBudgets
const widths: readonly Width[] = [640, 1280]

/** One key frame: a film is played from its beginning, and a second one would be seen as a jolt. */
const codecs = {
  av1: (quality: number) =>
    `-c:v libsvtav1 -preset 7 -crf ${quality} -pix_fmt yuv420p10le -g 9999 -svtav1-params tune=0:enable-overlays=0`,
  h264: (quality: number) =>
    `-c:v libx264 -preset medium -profile:v high -crf ${quality} -pix_fmt yuv420p -g 9999 -x264-params aq-mode=3:deblock=-1,-1`,
} as const

const finest = { av1: 20, h264: 17 } as const
const step = 4

/** Whether a file was made after what it is made from. */
async function isUpToDate(file: string, source: string): Promise<boolean> {
  return existsSync(file) && (await stat(file)).mtimeMs > (await stat(source)).mtimeMs
}

/** Writes a film in each size and codec, as fine as its budget allows. */
export async function encode(name: string, folder: string): Promise<void> {
  await mkdir(paths.films, { recursive: true })
  for (const width of widths)
    for (const codec of ['av1', 'h264'] as const) {
      const file = join(paths.films, `${name}-${width}-${codec}.mp4`)
      if (await isUpToDate(file, join(folder, '0.png'))) continue
      let quality: number = finest[codec]
      while ((await coded(folder, file, width, codecs[codec](quality))) > filmBudgets[width]) quality += step
      say(`${file}: quality ${quality}`)
    }
}

/** The bytes of the file that was written. */
async function coded(folder: string, file: string, width: Width, codec: string): Promise<number> {
  const size = `scale=${width}:-2:flags=lanczos:out_color_matrix=bt709:out_range=tv`
  const colour = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'
  const part = `${file}.part`
  const words = [
    ...`-y -v error -framerate ${framesASecond} -i ${folder}/%d.png -an -vf ${size}`.split(' '),
    ...`${codec} ${colour} -movflags +faststart -map_metadata -1 -fflags +bitexact -f mp4 ${part}`.split(' '),
  ]
  const child = spawn('ffmpeg', words, { stdio: ['ignore', 'inherit', 'inherit'] })
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`ffmpeg could not write ${file}`)
  await rename(part, file)
  return (await stat(file)).size
}
