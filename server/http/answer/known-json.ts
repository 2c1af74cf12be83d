/** A piece of JSON: a text, or the bytes of one that was written before. */
export type JsonPiece = string | Uint8Array

const known = new WeakMap<object, () => readonly JsonPiece[]>()

/**
 * Notes how a long object reads as JSON, for answers that are or hold it: what seldom changes of it need not be written and turned into
 * bytes each time. The object must not change afterwards; its copies are not known.
 */
export function noteJson(value: object, write: () => readonly JsonPiece[]): void {
  known.set(value, write)
}

/** The pieces of an object that is known, or of which one of its own fields is; null for any other. */
export function knownPieces(data: unknown): readonly JsonPiece[] | null {
  if (typeof data !== 'object' || data === null) return null
  const whole = known.get(data)
  if (whole) return whole()
  const fields = Object.entries(data)
  if (!fields.some(([, value]) => writerOf(value))) return null
  return [
    '{',
    ...fields.flatMap(([key, value], at) => [
      `${at > 0 ? ',' : ''}${JSON.stringify(key)}:`,
      ...(writerOf(value)?.() ?? [JSON.stringify(value)]),
    ]),
    '}',
  ]
}

function writerOf(value: unknown) {
  return typeof value === 'object' && value !== null ? known.get(value) : undefined
}

/** A character of a text takes at most so many bytes. */
const MOST_BYTES = 3

/** The pieces one after the other. */
export function joinPieces(pieces: readonly JsonPiece[]): Uint8Array<ArrayBuffer> {
  const room = pieces.reduce(
    (sum, piece) => sum + piece.length * (typeof piece === 'string' ? MOST_BYTES : 1),
    0,
  )
  const bytes = Buffer.allocUnsafe(room)
  let end = 0
  for (const piece of pieces) {
    if (typeof piece === 'string') end += bytes.write(piece, end)
    else {
      bytes.set(piece, end)
      end += piece.length
    }
  }
  return bytes.subarray(0, end)
}
