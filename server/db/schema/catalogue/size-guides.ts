import { sql } from 'drizzle-orm'
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { SizeGuide } from '@/contract/calls/catalogue/size-guide'
import { guideScopeSchema } from '@/contract/calls/ops/catalogue-import'
import { moment, storedJson } from '../columns'

export const sizeGuides = pgTable('size_guides', {
  id: text().primaryKey(),
  guide: jsonb().$type<SizeGuide>().notNull(),
  appliesTo: storedJson(guideScopeSchema)('applies_to')
    .notNull()
    .default(sql`'{}'::jsonb`),
  hash: text().notNull(),
  updatedAt: moment('updated_at').notNull(),
})
