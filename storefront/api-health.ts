const TIMEOUT_MS = 1_000
const AGREED_MS = 250

/** Whether the commerce API answers, asked at most four times a second. */
export function createApiHealth(apiUrl: string, now = Date.now): () => Promise<boolean> {
  let last = { asked: -Infinity, answer: Promise.resolve(true) }
  return () => {
    if (now() - last.asked > AGREED_MS) last = { asked: now(), answer: isReady(apiUrl) }
    return last.answer
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
