/** What the head of an MP4 file says of its picture. */
export type FilmFile = { codec: string; width: number; height: number; seconds: number; frames: number }

type Box = { type: string; body: Buffer }

/** The boxes one after another in a part of the file. */
function boxesOf(bytes: Buffer): Box[] {
  const boxes: Box[] = []
  for (let at = 0; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32BE(at)
    if (size < 8) break
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), body: bytes.subarray(at + 8, at + size) })
    at += size
  }
  return boxes
}

/** The first box at the end of a path of boxes. */
function find(bytes: Buffer, ...path: string[]): Buffer {
  return path.reduce((within, type) => {
    const box = boxesOf(within).find((one) => one.type === type)
    if (!box) throw new Error(`No ${type} in this film`)
    return box.body
  }, bytes)
}

/** Reads the head of a film of one track, all its boxes in the short form of ffmpeg. */
export function readFilmFile(bytes: Buffer): FilmFile {
  const track = find(bytes, 'moov', 'trak')
  const time = find(track, 'mdia', 'mdhd')
  const samples = find(track, 'mdia', 'minf', 'stbl', 'stsz')
  const description = find(track, 'mdia', 'minf', 'stbl', 'stsd')
  return {
    // After version, flags and count comes the sample entry, a box whose type is the codec.
    codec: description.toString('latin1', 12, 16),
    width: description.readUInt16BE(8 + 32),
    height: description.readUInt16BE(8 + 34),
    seconds: time.readUInt32BE(16) / time.readUInt32BE(12),
    frames: samples.readUInt32BE(8),
  }
}
