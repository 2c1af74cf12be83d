import type { Pool, PoolClient } from 'pg'
import type { Traces } from '@/telemetry/traces'

type Done = (error: unknown, ...more: unknown[]) => unknown

/** Makes each statement of a traced request a span: its text with placeholders, never a value. */
export function traceStatements(pool: Pool, traces: Traces): void {
  const traced = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => {
    if (traced.has(client)) return
    traced.add(client)
    traceClient(client, traces)
  })
  // Who waits for a connection is called by whoever gives one back, and is still who it was.
  const connect = pool.connect.bind(pool)
  Object.assign(pool, {
    connect: (...given: unknown[]): unknown =>
      Reflect.apply(
        connect,
        pool,
        given.map((one) => (isDone(one) ? traces.bind(one) : one)),
      ),
  })
}

function traceClient(client: PoolClient, traces: Traces): void {
  const query = client.query.bind(client)
  Object.assign(client, {
    query: (...given: unknown[]): unknown => {
      const text = textOf(given[0])
      const span = traces.begin(text.trimStart().split(/\s/, 1)[0] ?? '', 'client')
      if (!span) return Reflect.apply(query, client, given)
      span.note('db.system.name', 'postgresql')
      span.note('db.query.text', text)
      const last = given.at(-1)
      if (isDone(last)) {
        const done: Done = (error, ...more) => {
          span.end(error)
          return last(error, ...more)
        }
        return Reflect.apply(query, client, [...given.slice(0, -1), done])
      }
      const answer: unknown = Reflect.apply(query, client, given)
      if (answer instanceof Promise) answer.then(() => span.end(), span.end)
      else span.end()
      return answer
    },
  })
}

function isDone(value: unknown): value is Done {
  return typeof value === 'function'
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return ''
  return String(statement.text)
}
