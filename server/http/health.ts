import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Db } from '../db/client'
import { succeed } from './answer/answer'
import { ApiError } from './answer/api-error'
import type { AppEnv } from './request/context'

/** `live`: the program runs. `ready`: it may be given traffic, because its database answers and it is not stopping. */
export function bindHealth(app: Hono<AppEnv>, db: Db, isStopping: () => boolean): void {
  app.get('/health/live', () => succeed({ status: 'live' }))
  app.get('/health/ready', async () => {
    if (isStopping() || !(await answers(db))) throw new ApiError('SHUTTING_DOWN')
    return succeed({ status: 'ready' })
  })
}

async function answers(db: Db): Promise<boolean> {
  try {
    await db.execute(sql`select 1`)
    return true
  } catch {
    return false
  }
}
