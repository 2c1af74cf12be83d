import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '@/server/db/client'
import { categories } from '@/server/db/schema/catalogue/categories'
import { categoryProducts, productFacets } from '@/server/db/schema/catalogue/lists'
import { products } from '@/server/db/schema/catalogue/products'
import { inventory, variants } from '@/server/db/schema/catalogue/variants'

/** How many of the house's words search keeps at hand. */
const MOST_TERMS = 3000

const listed = sql`${products.status} and exists (
  select 1 from ${categoryProducts} where ${categoryProducts.productSku} = ${products.sku})`

/** Of every product with children what the rule of availability asks: its flags, and the most it has of one. In one text, as below. */
export async function findWholes(db: Db) {
  const [row] = await db
    .select({
      text: sql<string | null>`string_agg(concat_ws(' ', seq, stock, not_sale::int, is_pre_order::int,
        is_coming_soon::int, is_individually_salable::int, hide_price::int, manually_stock::int), ',')`,
    })
    .from(
      sql`(select p.seq, p.is_pre_order, p.is_coming_soon, p.is_individually_salable, p.hide_price, p.manually_stock,
          coalesce(max(i.stock) filter (where not v.not_sale_for_china), 0) as stock,
          p.not_sale_for_china or bool_and(v.not_sale_for_china) as not_sale
        from ${products} p join ${variants} v on v.parent_sku = p.sku and v.is_active
          left join ${inventory} i on i.sku = v.sku
        where p.status and p.type = 'configurable' group by p.sku) wholes`,
    )
  return split(row?.text).map((entry) => {
    const [seq = 0, stock = 0, ...flags] = entry.split(' ').map(Number)
    const [notSale = 0, isPreOrder = 0, isComingSoon = 0, isAlone = 0, hidePrice = 0, manual = 0] = flags
    return {
      ...{ seq, stock },
      notSaleForChina: notSale === 1,
      isPreOrder: isPreOrder === 1,
      isComingSoon: isComingSoon === 1,
      isIndividuallySalable: isAlone === 1,
      hidePrice: hidePrice === 1,
      manuallyStock: manual === 1,
    }
  })
}

/** Bundles: what there is of one depends on its parts. */
export async function findBundles(db: Db): Promise<string[]> {
  const rows = await db.select({ sku: products.sku }).from(products).where(eq(products.type, 'bundle'))
  return rows.map(({ sku }) => sku)
}

/** Products that stand in a category, in the order of the house. One text for all: rows would take many times longer. */
export async function findListed(db: Db) {
  const [row] = await db
    .select({
      text: sql<string | null>`string_agg(
        concat_ws(' ', ${products.seq}, ${products.sku}, ${products.priceFen}, ${products.hidePrice}::int, ${products.isNew}::int),
        ',' order by ${products.position}, ${products.sku})`,
    })
    .from(products)
    .where(listed)
  return split(row?.text).map((entry) => {
    const [seq, sku = '', priceFen, hidePrice, isNew] = entry.split(' ')
    return {
      ...{ seq: Number(seq), sku, priceFen: Number(priceFen) },
      hidePrice: hidePrice === '1',
      isNew: isNew === '1',
    }
  })
}

const seqs = sql<string>`string_agg(${products.seq}::text, ',')`

/** The products each category holds itself. */
export async function findMembers(db: Db) {
  const rows = await db
    .select({ id: categoryProducts.categoryId, seqs })
    .from(categoryProducts)
    .innerJoin(products, eq(products.sku, categoryProducts.productSku))
    .groupBy(categoryProducts.categoryId)
  return rows.map((row) => ({ ...row, seqs: split(row.seqs).map(Number) }))
}

/** Every category with all above it, itself included. */
export async function findTree(db: Db) {
  const { id, name, nameEn, ancestry } = categories
  const rows = await db.select({ id, name, nameEn, ancestry }).from(categories)
  return rows.map(({ ancestry: path, ...category }) => ({ ...category, above: path.map((step) => step.id) }))
}

export async function findFacets(db: Db) {
  const { code, value, label } = productFacets
  const rows = await db
    .select({ code, value, label: sql<string>`min(${label})`, seqs })
    .from(productFacets)
    .innerJoin(products, eq(products.sku, productFacets.productSku))
    .groupBy(code, value)
  return rows.map((row) => ({ ...row, seqs: split(row.seqs).map(Number) }))
}

/** Keywords and lines of products, the most used first. */
export async function findTerms(db: Db): Promise<string[]> {
  const keywords = db
    .select({ word: sql<string>`jsonb_array_elements_text(${products.keywords})`.as('word') })
    .from(products)
    .where(listed)
  const lines = db
    .select({ word: sql<string>`${products.celLine}`.as('word') })
    .from(products)
    .where(and(listed, ne(products.celLine, '')))
  const words = unionAll(keywords, lines).as('words')
  const rows = await db
    .select({ word: words.word })
    .from(words)
    .groupBy(words.word)
    .orderBy(desc(sql`count(*)`), asc(words.word))
    .limit(MOST_TERMS)
  return rows.map(({ word }) => word)
}

const split = (text: string | null | undefined) => (text ? text.split(',') : [])
