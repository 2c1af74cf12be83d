import { and, asc, count, desc, eq, inArray, isNull, max, not, or, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { prepared } from '@/server/db/prepared'
import { categories } from '@/server/db/schema/catalogue/categories'
import { catalogueImports } from '@/server/db/schema/catalogue/imports'
import { categoryProducts } from '@/server/db/schema/catalogue/lists'
import { products } from '@/server/db/schema/catalogue/products'
import { bundleSelections, variants } from '@/server/db/schema/catalogue/variants'

const newestImport = prepared((db) =>
  db
    .select({ id: max(catalogueImports.id) })
    .from(catalogueImports)
    .prepare('newest_import'),
)

/** `findVersion` as a part of another select. */
export const catalogueVersion = sql<number>`(select coalesce(max(${catalogueImports.id}), 0) from ${catalogueImports})`

/** Grows with every import of products or categories. */
export async function findVersion(db: Db): Promise<number> {
  const [row] = await newestImport(db).execute()
  return row?.id ?? 0
}

/** What lists and bags need of a product; its long texts stay where they are. */
const cardColumns = {
  sku: products.sku,
  type: products.type,
  url: products.url,
  name: products.name,
  nameEn: products.nameEn,
  celLine: products.celLine,
  priceFen: products.priceFen,
  orgPriceFen: products.orgPriceFen,
  isPreOrder: products.isPreOrder,
  isComingSoon: products.isComingSoon,
  isCustomization: products.isCustomization,
  isPerfumerSet: products.isPerfumerSet,
  isIndividuallySalable: products.isIndividuallySalable,
  notSaleForChina: products.notSaleForChina,
  isVip: products.isVip,
  hidePrice: products.hidePrice,
  manuallyStock: products.manuallyStock,
  jumpSchema: products.jumpSchema,
  customization: products.customization,
  bundleType: products.bundleType,
  colorCount: products.colorCount,
  customerTag: products.customerTag,
  calloutMessage: products.calloutMessage,
  callouts: products.callouts,
  images: products.images,
  attributes: products.attributes,
  modelType: sql<string | null>`${products.models}->>'modelType'`,
  ancestry: categories.ancestry,
}

/** Products in the store, by their own sku or a child's. */
export async function findCards(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const parents = await findParentsOf(db, ids)
  const skus = new Set([...ids, ...parents.map(({ sku }) => sku)])
  return db
    .select(cardColumns)
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(and(products.status, inArray(products.sku, [...skus])))
}
export type Card = Awaited<ReturnType<typeof findCards>>[number]

/** What is still known of products, also of those that left the store. */
export async function findNames(db: Db, skus: readonly string[]) {
  if (skus.length === 0) return []
  return db
    .select({ sku: products.sku, name: products.name, images: products.images })
    .from(products)
    .where(inArray(products.sku, [...skus]))
}

/** The rest of one product, as its page shows it. */
export async function findDetails(db: Db, sku: string) {
  const [row] = await db
    .select({
      isNew: products.isNew,
      isTryOn: products.isTryOn,
      skipEarlybird: products.skipEarlybird,
      material: products.material,
      dimensions: products.dimensions,
      bundleCategory: products.bundleCategory,
      upSellSkus: products.upSellSkus,
      texts: products.texts,
      links: products.links,
      models: products.models,
      keywords: products.keywords,
      sizeGuideId: products.sizeGuideId,
      ownSizeGuide: products.ownSizeGuide,
    })
    .from(products)
    .where(eq(products.sku, sku))
  return row
}
export type Details = NonNullable<Awaited<ReturnType<typeof findDetails>>>

const variantColumns = {
  sku: variants.sku,
  parentSku: variants.parentSku,
  options: variants.options,
  priceFen: variants.priceFen,
  isDefault: variants.isDefault,
  notSaleForChina: variants.notSaleForChina,
  images: variants.images,
  dimensions: variants.dimensions,
}

/** Children in the store of the given parents, in their order. */
export async function findVariants(db: Db, parentSkus: readonly string[]) {
  if (parentSkus.length === 0) return []
  return db
    .select(variantColumns)
    .from(variants)
    .where(and(variants.isActive, inArray(variants.parentSku, [...parentSkus])))
    .orderBy(asc(variants.parentSku), asc(variants.position))
}
export type Variant = Awaited<ReturnType<typeof findVariants>>[number]

/** What a search tells of products beside their list items. */
export async function findSearchRanks(db: Db, skus: readonly string[]) {
  if (skus.length === 0) return []
  return db
    .select({ sku: products.sku, heroProducts: products.heroProducts, updatedAt: products.updatedAt })
    .from(products)
    .where(inArray(products.sku, [...skus]))
}

/** The children of the given parents, as far as choosing, stock and sale go. */
export async function findPieces(db: Db, parentSkus: readonly string[]) {
  if (parentSkus.length === 0) return []
  return db
    .select({
      sku: variants.sku,
      parentSku: variants.parentSku,
      notSaleForChina: variants.notSaleForChina,
      isDefault: variants.isDefault,
      options: variants.options,
    })
    .from(variants)
    .where(and(variants.isActive, inArray(variants.parentSku, [...parentSkus])))
    .orderBy(asc(variants.parentSku), asc(variants.position))
}

/** Parts of the given bundles that are in the store, in their order. */
export async function findSelections(db: Db, bundleSkus: readonly string[]) {
  if (bundleSkus.length === 0) return []
  return db
    .select({
      productSku: bundleSelections.productSku,
      optionId: bundleSelections.optionId,
      optionTitle: bundleSelections.optionTitle,
      selectionId: bundleSelections.selectionId,
      isDefault: bundleSelections.isDefault,
      size: bundleSelections.size,
      priceFen: sql<number>`coalesce(${bundleSelections.priceFen}, ${variants.priceFen})`,
      sku: variants.sku,
      options: variants.options,
      notSaleForChina: sql<boolean>`${variants.notSaleForChina} or ${products.notSaleForChina}`,
      variantImages: variants.images,
      name: products.name,
      nameEn: products.nameEn,
      attributes: products.attributes,
      images: products.images,
    })
    .from(bundleSelections)
    .innerJoin(variants, and(eq(variants.sku, bundleSelections.partSku), variants.isActive))
    .innerJoin(products, and(eq(products.sku, variants.parentSku), products.status))
    .where(inArray(bundleSelections.productSku, [...bundleSkus]))
    .orderBy(asc(bundleSelections.productSku), asc(bundleSelections.position))
}
export type Selection = Awaited<ReturnType<typeof findSelections>>[number]

/** Bundles that hold one of the given parts. */
export async function findBundlesOf(db: Db, partSkus: readonly string[]) {
  if (partSkus.length === 0) return []
  return db
    .selectDistinct({ sku: bundleSelections.productSku })
    .from(bundleSelections)
    .where(inArray(bundleSelections.partSku, [...partSkus]))
}

/** Parents of the given children. */
export async function findParentsOf(db: Db, skus: readonly string[]) {
  if (skus.length === 0) return []
  return db
    .selectDistinct({ sku: variants.parentSku })
    .from(variants)
    .where(inArray(variants.sku, [...skus]))
}

/** The parent sku a path stands for. */
export async function findSkuByUrl(db: Db, url: string): Promise<string | undefined> {
  const [row] = await db
    .select({ sku: products.sku })
    .from(products)
    .where(and(products.status, eq(products.url, url)))
  return row?.sku
}

/** Ancestries of every category the products were put in. */
export async function findCategoriesOf(db: Db, skus: readonly string[]) {
  if (skus.length === 0) return []
  return db
    .selectDistinct({ ancestry: categories.ancestry })
    .from(categoryProducts)
    .innerJoin(categories, eq(categories.id, categoryProducts.categoryId))
    .where(inArray(categoryProducts.productSku, [...skus]))
}

/** Products with a page that stand in a category: parts of bundles have no list, but a page. */
const isListed = and(
  products.status,
  isNull(products.jumpSchema),
  sql`exists (
  select 1 from ${categoryProducts} where ${categoryProducts.productSku} = ${products.sku})`,
)

/** New products before those on pre-order, each kind in the order of its lists. */
export async function findEarlyBirdSkus(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .select({ sku: products.sku })
    .from(products)
    .where(and(isListed, not(products.skipEarlybird), or(products.isNew, products.isPreOrder)))
    .orderBy(desc(products.isNew), asc(products.position), asc(products.seq))
    .limit(limit)
  return rows.map(({ sku }) => sku)
}

export async function countListed(db: Db): Promise<number> {
  const [row] = await db.select({ total: count() }).from(products).where(isListed)
  return row?.total ?? 0
}

export function findListedUrls(db: Db, { offset, limit }: { offset: number; limit: number }) {
  return db
    .select({ url: products.url, updatedAt: products.updatedAt })
    .from(products)
    .where(isListed)
    .orderBy(asc(products.seq))
    .offset(offset)
    .limit(limit)
}
