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

/** The attribute whose options look different from each other in one colour, such as a strap and a chain. */
const variationCode = 'one_pdp_variation'

/** The options of an attribute, the one of the default child leading. */
function optionsOf({ attributes, children }: Product, code: string) {
  const options = attributes.find((one) => one.code === code)?.options ?? []
  const first = children.find((child) => child.isDefault)?.options[code]
  return options.toSorted((a, b) => Number(b.value === first) - Number(a.value === first))
}

const withoutColour = { value: '', swatch: undefined }

/** Which variation a child is; nothing for the one shown first, and where there is but one. */
export function variationOf(product: Product, options: Readonly<Record<string, string>>): string | undefined {
  const value = options[variationCode]
  return value === optionsOf(product, variationCode)[0]?.value ? undefined : value
}

/** How a product looks in each of its colours and variations, the one shown first leading. */
export function looksOf(product: Product): Look[] {
  const own = product.imagery
  if (!own) return []
  const [first, ...others] = optionsOf(product, variationCode)
  const colours = optionsOf(product, 'color')
  return (colours.length > 0 ? colours : [withoutColour]).flatMap(({ value, swatch }) =>
    [undefined, ...others.map((other) => other.value)].map((variation): Look => {
      const children = product.children.filter(
        ({ options }) => options['color'] === value && options[variationCode] === (variation ?? first?.value),
      )
      const imagery = (children.find((child) => child.isDefault) ?? children[0])?.imagery
      return {
        sku: product.sku,
        model: own.model,
        line: product.celLine ?? '',
        leather: imagery?.leather ?? own.leather,
        metal: imagery?.metal ?? own.metal,
        colour: imagery?.colour ?? swatch ?? own.colour ?? '#8a7d70',
        colourName: value,
        ...(variation && { variation }),
        params: { line: product.celLine ?? '', ...imagery?.params, ...own.params },
      }
    }),
  )
}

/** What tells a look from the product's others, in words: its colour, and its variation. */
export function labelsOf(product: Product, { colourName, variation }: Look): string[] {
  const labelOf = (code: string, value = '') =>
    optionsOf(product, code).find((option) => option.value === value)?.label ?? []
  return [labelOf('color', colourName), labelOf(variationCode, variation)].flat()
}

/** The name of a look's first picture. */
export const pictureName = ({ sku, colourName, variation }: Pick<Look, 'sku' | 'colourName' | 'variation'>) =>
  [sku.toLowerCase(), colourName, variation].filter(Boolean).join('-')
