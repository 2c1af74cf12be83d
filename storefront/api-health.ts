import { monotonic } from './request/monotonic'

const TIMEOUT_MS = 1_000
const AGREED_MS = 250

/** Whether the commerce API answers; asked again a quarter of a second after it was last known. */
export function createApiHealth(apiUrl: string, now = monotonic): () => Promise<boolean> {
  let known = { until: -Infinity, answer: Promise.resolve(true) }
  return () => {
    if (now() <= known.until) return known.answer
    const asked = { until: Infinity, answer: isReady(apiUrl) }
    known = asked
    void asked.answer.then(() => (asked.until = now() + AGREED_MS))
    return asked.answer
  }
}

async function isReady(apiUrl: string): Promise<boolean> {
  try {
    const response = await fetch(`${apiUrl}/health/ready`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
