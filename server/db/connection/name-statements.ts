import type { Pool } from 'pg'

/** Names of one pool; statements with ever new numbers of values must not fill the memory of its connections. */
const MOST_NAMES = 500

const isRepeatable = /^\s*(select|insert|update|delete|with|begin|commit|rollback) ?/i

/**
 * Names every statement of a pool after its text, so that a connection parses it once and soon keeps its plan: on the
 * embedded database a short read takes a quarter of the processor's time that way.
 */
export function nameStatements(pool: Pool): void {
  const names = new Map<string, string>()

  const nameOf = (text: string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.size >= MOST_NAMES || !isRepeatable.test(text)) return known
    const name = `s${names.size}`
    names.set(text, name)
    return name
  }

  pool.on('connect', (client) => {
    const query = client.query.bind(client)
    Object.assign(client, {
      query: (statement: unknown, ...values: unknown[]): unknown => {
        const isOpen = isStatement(statement) && statement.name === undefined
        const named = isOpen ? { ...statement, name: nameOf(statement.text) } : statement
        return Reflect.apply(query, client, [named, ...values])
      },
    })
  })
}

function isStatement(value: unknown): value is { text: string; name?: string } {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'
}
