import { customType, timestamp } from 'drizzle-orm/pg-core'
import type { z } from 'zod'

/** A point in time, read and written as a `Date`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A JSON column that reads a field it was stored without as the schema's default: a new field breaks no row. */
export function storedJson<S extends z.ZodObject>(schema: S) {
  const empty = schema.parse({})
  return customType<{ data: z.output<S>; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (stored) => Object.assign({}, empty, stored),
  })
}
