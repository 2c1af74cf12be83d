import { sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import type { Connections } from '../db/connection/open'
import type { Gauge } from './gauges'

/** Whether the database answers, and what this instance's connections to it do. */
export function databaseGauges(db: Db, connections: () => Connections): Gauge[] {
  return [
    {
      name: 'api_database_up',
      help: '1 while the database answers this instance, else 0.',
      read: async () => [
        {
          value: await db.execute(sql`select 1`).then(
            () => 1,
            () => 0,
          ),
        },
      ],
    },
    {
      name: 'api_database_connections',
      help: 'Connections of this instance that are busy or idle, and statements that wait for one.',
      labelNames: ['state'],
      read: () => Object.entries(connections()).map(([state, value]) => ({ labels: { state }, value })),
    },
  ]
}
