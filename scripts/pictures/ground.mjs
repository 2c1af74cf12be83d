import sharp from 'sharp'

/** The packshot ground of the design, #f1f0ee. */
const ground = [0xf1, 0xf0, 0xee]
/** How far around a pixel its neighbourhood reaches: judged by it, shadows end softly. */
const blur = 9

const raw = (picture) => picture.clone().raw().toBuffer()

/** 1 where a pixel is nearer to the ground than `near`, 0 beyond `far`. */
function shareOf(data, at, near, far) {
  const distance = Math.max(...ground.map((level, channel) => Math.abs(data[at + channel] - level)))
  return Math.min(1, Math.max(0, (far - distance) / (far - near)))
}

/** Gives a packshot one even ground, without the mottling of its rendering, so that its tile has no edge. PNG. */
export async function settleGround(file) {
  const picture = sharp(file).removeAlpha()
  const { width, height } = await picture.metadata()
  const data = await raw(picture)
  const around = await raw(picture.clone().blur(blur))
  for (let at = 0; at < data.length; at += 3) {
    // A fine line on an even ground is the product's, not the ground's: the pixel itself has to be near too.
    const share = Math.min(shareOf(around, at, 2, 12), shareOf(data, at, 5, 14))
    for (const [channel, level] of ground.entries()) {
      data[at + channel] = Math.round(data[at + channel] * (1 - share) + level * share)
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}
