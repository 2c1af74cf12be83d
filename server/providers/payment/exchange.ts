/** How long an answer of a provider is waited for. Milliseconds. */
const PATIENCE_MS = 8000

/** Sends a provider a request; throws when it says nothing in time. */
export function exchange(url: string, request: RequestInit): Promise<Response> {
  return fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) })
}

/** Sends a form and answers the text of what comes back; `what` names the call in what is thrown for a fault. */
export async function postForm(url: string, fields: Record<string, string>, what: string): Promise<string> {
  const response = await exchange(url, { method: 'POST', body: new URLSearchParams(fields) })
  if (!response.ok) throw new Error(`${what} was answered with HTTP ${response.status}`)
  return response.text()
}
