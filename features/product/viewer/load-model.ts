import { modelAddress } from '@/lib/media/model-files'

/** Where the file of a model says how long it is; then follow its parts. Bytes. */
const LENGTH_AT = 8

/** Fetches a model and says how much of it is there, 0 to 1. Throws when it does not come whole. */
export async function loadModel(
  token: string,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  const answer = await fetch(modelAddress(token), { signal })
  if (!answer.ok || !answer.body) throw new Error(`${token}: ${answer.status}`)
  const reader = answer.body.getReader()
  let file = new Uint8Array()
  let there = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    // What comes over the wire is packed once more: how long the file is, it says itself.
    if (there === 0) file = new Uint8Array(lengthOf(value))
    file.set(value, there)
    there += value.byteLength
    onProgress(there / file.byteLength)
  }
  if (there === 0 || there < file.byteLength)
    throw new Error(`${token}: ${there} of ${file.byteLength} bytes`)
  return file.buffer
}

const lengthOf = ({ buffer, byteOffset }: Uint8Array) =>
  new DataView(buffer, byteOffset).getUint32(LENGTH_AT, true)
