import { mkdir, rm } from 'node:fs/promises'
import sharp from 'sharp'
import { wholeOf } from '../cameras/cameras'
import { paths } from '../files/paths'
import { packshot } from '../pictures/finish'
import { paperOf } from '../pictures/paper'
import { readPasses } from '../pictures/passes'
import { exposureOf } from '../pictures/tone'
import { render } from '../render/render'
import { say } from '../say'
import { prepare } from './jobs'
import type { Job } from './jobs'

/** A small quick picture to look at: `.imagery/previews/NAME.png`. */
export async function preview(jobs: readonly Job[]) {
  const size = [320, 400] as const
  for (const job of jobs) {
    const began = Date.now()
    const { model, camera, hash } = prepare(job, job.build(), size)
    // A preview is always made anew: someone has just changed a material.
    await rm(paths.work('passes', `preview-${hash}.bin`), { force: true })
    const passesFile = await render(`preview-${hash}`, {
      model,
      sheet: job.sheet,
      camera,
      size,
      box: wholeOf(size),
      light: 'packshot',
      isFlagged: job.isFlagged,
      samples: 4,
      isRecoloured: false,
    })
    const passes = await readPasses(passesFile)
    const paper = paperOf(passes, wholeOf(size), size)
    const data = packshot(passes.picture.values, passes.mask, paper, exposureOf(job))
    const file = paths.work('previews', `${job.variants[0]?.name ?? hash}.png`)
    await mkdir(paths.work('previews'), { recursive: true })
    await sharp(data, { raw: { width: size[0], height: size[1], channels: 3 } })
      .png()
      .toFile(file)
    say(`${file} ${Math.round((Date.now() - began) / 1000)} s`)
  }
}
