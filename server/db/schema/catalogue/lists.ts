import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { categories } from './categories'
import { products } from './products'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The categories a product was put in itself; ancestors follow from the tree. */
export const categoryProducts = pgTable(
  'category_products',
  {
    productSku: text('product_sku')
      .notNull()
      .references(() => products.sku, { onDelete: 'cascade' }),
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id),
  },
  (table) => [
    primaryKey({ columns: [table.productSku, table.categoryId] }),
    index('category_products_category').on(table.categoryId),
  ],
)

/** What lists are filtered by. */
export const productFacets = pgTable(
  'product_facets',
  {
    productSku: text('product_sku')
      .notNull()
      .references(() => products.sku, { onDelete: 'cascade' }),
    code: text().notNull(),
    value: text().notNull(),
    label: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productSku, table.code, table.value] })],
)

/** What search looks in: `strong` names the product, `loose` holds its descriptions too. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    productSku: text('product_sku')
      .primaryKey()
      .references(() => products.sku, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    strong: tsvector().notNull(),
    loose: tsvector().notNull(),
  },
  (table) => [
    index('search_documents_strong').using('gin', table.strong),
    index('search_documents_loose').using('gin', table.loose),
  ],
)
