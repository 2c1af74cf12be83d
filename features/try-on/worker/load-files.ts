import { tryOnFile } from '@/lib/media/try-on-files'

/** What a face is found with. The worker asks for them again and finds them in the browser's cache. */
const files = [
  'face-worker.js',
  'tfjs-backend-wasm-simd.wasm',
  'blazeface.json',
  'blazeface.bin',
  'facemesh.json',
  'facemesh.bin',
] as const

/** Loads the models and says how far it is, 0 to 1. Throws when one does not come. */
export async function loadFiles(onProgress: (share: number) => void, signal: AbortSignal): Promise<void> {
  const sizes = await readSizes(signal)
  const total = files.reduce((sum, name) => sum + (sizes[name] ?? 0), 0)
  let loaded = 0
  await Promise.all(
    files.map((name) =>
      readAll(name, signal, (bytes) => {
        loaded += bytes
        onProgress(total > 0 ? Math.min(1, loaded / total) : 0)
      }),
    ),
  )
}

async function readSizes(signal: AbortSignal): Promise<Partial<Record<string, number>>> {
  const answer = await load('files.json', signal)
  const read: unknown = await answer.json()
  if (typeof read !== 'object' || read === null) return {}
  return Object.fromEntries(
    Object.entries(read).flatMap(([name, size]) => (typeof size === 'number' ? [[name, size] as const] : [])),
  )
}

async function readAll(name: string, signal: AbortSignal, onBytes: (bytes: number) => void): Promise<void> {
  const reader = (await load(name, signal)).body?.getReader()
  for (;;) {
    const part = await reader?.read()
    if (!part || part.done) return
    onBytes(part.value.byteLength)
  }
}

async function load(name: string, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(tryOnFile(name), { signal })
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
  return answer
}
