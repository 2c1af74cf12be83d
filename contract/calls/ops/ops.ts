import { z } from 'zod'
import { endpoint } from '../endpoint'
import { paths } from '../paths'
import { codeSchema, dateTimeSchema, jsonSchema, urlKeySchema } from '../primitives'
import { orderOpsCalls } from './orders'

/** What an import did or, on a dry run, would do; nothing is imported while a row is refused. */
export const importReportSchema = z.object({
  isDryRun: z.boolean(),
  created: z.int().nonnegative(),
  updated: z.int().nonnegative(),
  unchanged: z.int().nonnegative(),
  refused: z.array(z.object({ row: z.int(), id: z.string(), reasons: z.array(z.string()) })),
})
export type ImportReport = z.infer<typeof importReportSchema>

const contentKindSchema = z.enum(['page', 'block', 'redirect'])
export type ContentKind = z.infer<typeof contentKindSchema>

/** The back office's own calls, behind the operator token (decisions, «Orders»). */
export const opsCalls = {
  importCatalogue: endpoint(paths.importCatalogue, {
    access: 'operator',
    postToken: false,
    body: z.object({ isDryRun: z.boolean().default(false), rows: z.array(jsonSchema).max(5000) }),
    data: importReportSchema,
  }),
  /** Brings pages, blocks and redirects up to the rows: all of them or, while one is refused, none. */
  publishContent: endpoint(paths.publishContent, {
    access: 'operator',
    postToken: false,
    body: z.object({ isDryRun: z.boolean().default(false), rows: z.array(jsonSchema).max(5000) }),
    data: importReportSchema,
  }),
  opsListContent: endpoint(paths.opsListContent, {
    access: 'operator',
    data: z.object({
      items: z.array(
        z.object({
          kind: contentKindSchema,
          id: z.string(),
          url: z.string().nullable(),
          title: z.string(),
          updatedAt: dateTimeSchema,
        }),
      ),
    }),
  }),
  /** One row as `publishContent` takes it. */
  opsGetContent: endpoint(paths.opsGetContent, {
    access: 'operator',
    params: z.object({ kind: contentKindSchema, id: urlKeySchema }),
    data: z.object({ row: z.record(z.string(), jsonSchema) }),
    errors: ['NOT_FOUND'],
  }),
  ...orderOpsCalls,
  opsSetStock: endpoint(paths.opsSetStock, {
    access: 'operator',
    postToken: false,
    body: z.object({ sku: codeSchema, stock: z.int().min(0).max(1_000_000) }),
    data: z.object({ sku: codeSchema, stock: z.int() }),
    errors: ['NOT_FOUND'],
  }),
  /** Seals with the newest key of `PERSONAL_DATA_KEYS` what an older one sealed; answers how many rows. */
  opsResealPersonalData: endpoint(paths.opsResealPersonalData, {
    access: 'operator',
    postToken: false,
    data: z.object({ resealed: z.int() }),
  }),
}
