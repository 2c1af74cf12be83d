import { mediaFolder } from './media-folder'
import { picturesVersion } from './pictures-version'

const smaller = 640
const larger = 1280

/** Newest first: a browser takes the first it can play. AV1 of ten bits, H.264 for the others. */
const codecs = [
  { file: 'av1', type: 'video/mp4; codecs="av01.0.05M.10"' },
  { file: 'h264', type: 'video/mp4; codecs="avc1.64001f"' },
] as const

/** Where a film of the house lies under `/films`, in the smaller size if `pixels` across are enough. */
export function filmSources(name: string, pixels: number): { src: string; type: string }[] {
  const width = pixels <= smaller * 1.25 ? smaller : larger
  return codecs.map(({ file, type }) => ({
    src: `${mediaFolder('films', picturesVersion)}${name}-${width}-${file}.mp4`,
    type,
  }))
}
