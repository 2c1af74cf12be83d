import type { IncomingMessage } from 'node:http'

/** What a browser says of the answer's form: its encodings, and the copy it has. */
export type Conditions = { acceptEncoding: string; ifNoneMatch: string }

/** Takes the conditions out of a request, so that the answer is the whole page, uncompressed. */
export function takeConditions({ headers }: IncomingMessage): Conditions {
  const conditions = conditionsOf({ headers })
  for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since'])
    Reflect.deleteProperty(headers, name)
  return conditions
}

/** The conditions of a request, which keeps them. */
export function conditionsOf({ headers }: Pick<IncomingMessage, 'headers'>): Conditions {
  return {
    acceptEncoding: headers['accept-encoding'] ?? '',
    ifNoneMatch: headers['if-none-match'] ?? '',
  }
}
