import { sql } from 'drizzle-orm'
import type { ImportRowOf } from '@/contract/calls/ops/catalogue-import'
import {
  productCalloutsSchema,
  productLinksSchema,
  productModelsSchema,
  productTextsSchema,
} from '@/contract/calls/ops/stored-product'
import { bulkUpsert } from '@/server/db/bulk-upsert'
import type { Db } from '@/server/db/client'
import { categoryProducts, productFacets } from '@/server/db/schema/catalogue/lists'
import { products } from '@/server/db/schema/catalogue/products'
import { bundleSelections, variants } from '@/server/db/schema/catalogue/variants'
import { openStock } from '../../inventory/inventory.service'
import type { Hashed } from './hashed'
import { facetsOf } from './facets'
import { parkPaths } from './park'
import { childPriceFen, shownPrices } from './prices'

type ProductRow = ImportRowOf<'product'>

/** Writes products with all that hangs on them; what a row no longer names is withdrawn or unlinked. */
export async function writeProducts(tx: Db, rows: readonly Hashed<ProductRow>[], now: Date): Promise<void> {
  if (rows.length === 0) return
  const skus = rows.map(({ row }) => row.sku)
  const positions = await positionsFor(
    tx,
    rows.map(({ row }) => row),
  )
  const childPrices = new Map(
    rows.flatMap(({ row }) => row.children.map((child) => [child.sku, childPriceFen(row, child)])),
  )

  await parkPaths(tx, { path: products.url, key: products.sku }, skus)
  await bulkUpsert(
    tx,
    products,
    rows.map(({ row, hash }, index) => ({
      ...productColumns(row, shownPrices(row)),
      position: positions[index] ?? 0,
      hash,
      updatedAt: now,
    })),
  )
  await writeVariants(
    tx,
    rows.map(({ row }) => row),
    childPrices,
  )
  for (const table of [bundleSelections, categoryProducts, productFacets]) await unlink(tx, table, skus)
  await bulkUpsert(
    tx,
    bundleSelections,
    rows.flatMap(({ row }) => selectionRows(row)),
  )
  await bulkUpsert(
    tx,
    categoryProducts,
    rows.flatMap(({ row }) => categoryRows(row)),
  )
  await bulkUpsert(
    tx,
    productFacets,
    rows.flatMap(({ row }) => facetsOf(row)),
  )
  await priceBundles(tx)
}

/** Given positions stand; a known product keeps its own; new ones go to the end in the order of the file. */
async function positionsFor(tx: Db, rows: readonly ProductRow[]): Promise<number[]> {
  const known = new Map<string, number>()
  for (const { sku, position } of await tx
    .select({ sku: products.sku, position: products.position })
    .from(products)) {
    known.set(sku, position)
  }
  let last = [...known.values()].reduce((highest, position) => Math.max(highest, position), 0)
  return rows.map((row) => row.position ?? known.get(row.sku) ?? ++last)
}

/** A bundle costs what its default parts cost, also after a part alone was imported anew. */
async function priceBundles(tx: Db): Promise<void> {
  await tx.execute(sql`
    with parts as (
      select distinct on (s.product_sku, s.option_id) s.product_sku, coalesce(s.price_fen, v.price_fen) as price_fen
      from ${bundleSelections} s join ${variants} v on v.sku = s.part_sku and v.is_active
      order by s.product_sku, s.option_id, s.is_default desc, s.position
    ), sums as (
      select product_sku, sum(price_fen)::integer as price_fen from parts group by product_sku
    )
    update ${products} p set price_fen = sums.price_fen
    from sums where p.sku = sums.product_sku and p.price_fen <> sums.price_fen`)
}

function productColumns(row: ProductRow, prices: { priceFen: number; orgPriceFen: number | null }) {
  const { sku, type, status, url, name, nameEn, celLine, images, attributes, keywords, upSellSkus } = row
  return {
    ...{ sku, type, status, url, name, nameEn, celLine, images, attributes, keywords, upSellSkus, ...prices },
    categoryId: row.categories[0] ?? null,
    isNew: row.isNew,
    isPreOrder: row.isPreOrder,
    isComingSoon: row.isComingSoon,
    isCustomization: row.isCustomization,
    isIndividuallySalable: row.isIndividuallySalable,
    notSaleForChina: row.notSaleForChina,
    isVip: row.isVip,
    hidePrice: row.hidePrice,
    isTryOn: row.isTryOn,
    isPerfumerSet: row.isPerfumerSet,
    manuallyStock: row.manuallyStock,
    skipEarlybird: row.skipEarlybird,
    heroProducts: row.heroProducts,
    jumpSchema: row.jump_schema ?? null,
    bundleType: row.bundle?.type ?? null,
    bundleCategory: row.bundleCategory ?? null,
    colorCount: attributes.find(({ code }) => code === 'color')?.options.length ?? 0,
    customerTag: row.customerTag,
    calloutMessage: row.calloutMessage,
    sizeGuideId: row.sizeGuide ?? null,
    ownSizeGuide: row.sizeGuideByProductJson ?? null,
    customization: row.productCustomization ?? null,
    material: row.material ?? null,
    dimensions: row.dimensions ?? null,
    callouts: productCalloutsSchema.parse(row),
    texts: productTextsSchema.parse(row),
    links: productLinksSchema.parse(row),
    models: productModelsSchema.parse(row),
  }
}

async function writeVariants(
  tx: Db,
  rows: readonly ProductRow[],
  prices: ReadonlyMap<string, number>,
): Promise<void> {
  const parents = rows.map(({ sku }) => sku)
  await tx.execute(sql`
    update ${variants} set is_active = false
    where parent_sku in (select jsonb_array_elements_text(${JSON.stringify(parents)}::jsonb))`)
  const children = rows.flatMap((row) =>
    row.children.map((child, position) => ({ child, position, parentSku: row.sku })),
  )
  await bulkUpsert(
    tx,
    variants,
    children.map(({ child, position, parentSku }) => ({
      sku: child.sku,
      parentSku,
      position,
      isActive: true,
      options: child.options,
      priceFen: prices.get(child.sku) ?? 0,
      isDefault: child.isDefault,
      notSaleForChina: child.notSaleForChina,
      images: child.images ?? null,
      dimensions: child.dimensions ?? null,
      imagery: child.imagery ?? null,
    })),
  )
  await openStock(
    tx,
    children.map(({ child: { sku, stock } }) => ({ sku, stock })),
  )
}

function selectionRows({ sku, bundle }: ProductRow) {
  const selections = (bundle?.options ?? []).flatMap(({ optionId, title, selections }) =>
    selections.map((selection) => ({ optionId, optionTitle: title, ...selection })),
  )
  return selections.map(
    ({ bundleSelectionId, sku: partSku, isDefault, size, priceFen, ...option }, position) => ({
      ...{ productSku: sku, ...option, selectionId: bundleSelectionId, position, partSku, isDefault },
      size: size ?? null,
      priceFen: priceFen ?? null,
    }),
  )
}

const categoryRows = ({ sku, categories }: ProductRow) =>
  [...new Set(categories)].map((categoryId) => ({ productSku: sku, categoryId }))

async function unlink(
  tx: Db,
  table: typeof bundleSelections | typeof categoryProducts | typeof productFacets,
  skus: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    delete from ${table} where product_sku in (select jsonb_array_elements_text(${JSON.stringify(skus)}::jsonb))`)
}
