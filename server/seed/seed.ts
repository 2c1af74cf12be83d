import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { Db } from '@/server/db/client'
import { products } from '@/server/db/schema/catalogue/products'
import { importCatalogue } from '@/server/modules/import/import.service'

/** The bundle copies the folder beside itself; from source it lies beside this file. */
const dataFolder = fileURLToPath(new URL('./data/', import.meta.url))
const fileSchema = z.array(z.unknown())

/** Fills an empty catalogue with the demo rows; a catalogue with a single product is left alone. */
export async function seed(db: Db, now: Date): Promise<void> {
  const [product] = await db.select({ sku: products.sku }).from(products).limit(1)
  if (product) return

  const { report } = await importCatalogue(db, readDemoRows(), { now })
  const [refusal] = report.refused
  if (refusal)
    throw new Error(`The demo catalogue is not usable: ${refusal.id}: ${refusal.reasons.join('; ')}`)
}

/** Every row of every data file, files in the order of their names. */
export function readDemoRows(folder = dataFolder): unknown[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  )
  return files
    .sort()
    .flatMap((name) => fileSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
}
