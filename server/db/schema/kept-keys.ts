import { pgTable, text } from 'drizzle-orm/pg-core'
import { sealedText } from '../personal-data'

/** Keys that outlive the secrets they were sealed with. */
export const keptKeys = pgTable('kept_keys', {
  name: text().$type<'lookup'>().primaryKey(),
  key: sealedText('key').notNull(),
})
