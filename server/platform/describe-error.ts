import { DrizzleQueryError } from 'drizzle-orm/errors'

/** What may be written of an unexpected error: messages and parameters of database errors carry shoppers' data. */
export function describeError(error: unknown): Record<string, unknown> {
  if (error instanceof DrizzleQueryError) {
    return { name: 'DatabaseError', code: codeOf(error.cause), query: error.query, stack: frames(error) }
  }
  if (!(error instanceof Error)) return { name: typeof error }
  const isFromDatabase = codeOf(error) !== undefined
  return {
    name: error.name,
    code: codeOf(error),
    ...(!isFromDatabase && { message: masked(error.message) }),
    stack: frames(error),
  }
}

/** A service that refuses may quote what it was given: mobiles, codes and addresses of e-mail are blotted out. */
function masked(message: string): string {
  return message.replace(/\d{6,}/g, '***').replace(/[^\s@"'<]+@[^\s@"'>]+/g, '***')
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

function frames(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 12)
    .join('\n')
}
