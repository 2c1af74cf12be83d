/** The session token of an answer, and the answer without it; null where there is none. */
export function takeToken(text: string): { token: string; body: string } | null {
  const answer = objectIn(text)
  if (!answer || !('data' in answer)) return null
  const { data } = answer
  if (typeof data !== 'object' || data === null || !('token' in data) || typeof data.token !== 'string')
    return null
  const { token, ...rest } = data
  return { token, body: JSON.stringify({ ...answer, data: rest }) }
}

/** Whether the answer says that what was asked for is done. */
export function isSuccess(text: string): boolean {
  const answer = objectIn(text)
  return answer !== null && 'code' in answer && answer.code === 1
}

function objectIn(text: string): object | null {
  const answer: unknown = JSON.parse(text)
  return typeof answer === 'object' ? answer : null
}
