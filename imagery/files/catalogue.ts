import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Look } from '../models/entry'
import { paths } from './paths'

const imageSchema = z.object({ name: z.string(), alt: z.string() })

const imagerySchema = z.object({
  model: z.string(),
  leather: z.string().optional(),
  metal: z.string().optional(),
  colour: z.string().optional(),
  params: z.record(z.string(), z.unknown()).optional(),
})

/** What of a product the pictures are made from; the rest of it is kept as it is. */
const productSchema = z.looseObject({
  sku: z.string(),
  name: z.string(),
  celLine: z.string().optional(),
  categories: z.array(z.string()).default([]),
  images: z.array(imageSchema).default([]),
  attributes: z
    .array(
      z.looseObject({
        code: z.string(),
        options: z.array(
          z.looseObject({ label: z.string(), value: z.string(), swatch: z.string().optional() }),
        ),
      }),
    )
    .default([]),
  children: z
    .array(
      z.looseObject({
        sku: z.string(),
        options: z.record(z.string(), z.string()).default({}),
        isDefault: z.boolean().optional(),
        images: z.array(imageSchema).optional(),
        imagery: imagerySchema.optional(),
      }),
    )
    .default([]),
  imagery: imagerySchema.optional(),
})

export type Product = z.infer<typeof productSchema>

/** The files of the catalogue with their products, in the order of their names. */
export async function readProducts(
  folder = paths.products,
): Promise<{ file: string; products: Product[] }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const file = join(folder, name)
      return { file, products: z.array(productSchema).parse(JSON.parse(await readFile(file, 'utf8'))) }
    }),
  )
}

/** How a product looks in each of its colours, the one shown first leading. */
export function looksOf(product: Product): Look[] {
  const own = product.imagery
  if (!own) return []
  const colours = product.attributes.find((one) => one.code === 'color')?.options ?? []
  const first = product.children.find((child) => child.isDefault)?.options['color']
  const ordered = colours.toSorted((a, b) => Number(b.value === first) - Number(a.value === first))
  const look = (
    colourName: string,
    colour: string | undefined,
    imagery: Partial<NonNullable<typeof own>> = {},
  ): Look => ({
    sku: product.sku,
    model: own.model,
    line: product.celLine ?? '',
    leather: imagery.leather ?? own.leather,
    metal: imagery.metal ?? own.metal,
    colour: imagery.colour ?? colour ?? own.colour ?? '#8a7d70',
    colourName,
    params: { line: product.celLine ?? '', ...imagery.params, ...own.params },
  })
  if (ordered.length === 0) return [look('', own.colour)]
  return ordered.map(({ value, swatch }) => {
    const child =
      product.children.find((one) => one.options['color'] === value && one.isDefault) ??
      product.children.find((one) => one.options['color'] === value)
    return look(value, swatch, child?.imagery)
  })
}

/** The name of a colour's first picture. */
export const pictureName = (sku: string, colourName: string) =>
  [sku.toLowerCase(), colourName].filter(Boolean).join('-')
