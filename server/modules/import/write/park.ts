import { sql, type Column } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { isOneOf } from '../check/known'

/** Clears the paths of rows about to be written, so that two of them may change places. */
export async function parkPaths(
  tx: Db,
  { path, key }: { path: Column; key: Column },
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`
    update ${path.table} set ${sql.identifier(path.name)} = '~/' || ${key}
    where ${isOneOf(key, ids)}`)
}
