import { integer, pgTable } from 'drizzle-orm/pg-core'
import { moment } from '../columns'

/** What was imported when. The newest id is the version of the catalogue that caches go by. */
export const catalogueImports = pgTable('catalogue_imports', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  created: integer().notNull(),
  updated: integer().notNull(),
  at: moment('at').notNull(),
})
