import { z } from 'zod'
import { FILTERS_LENGTH, filtersPattern } from '../../rules/catalogue/list-filters'
import { endpoint } from '../endpoint'
import { imageSchema } from './media'
import { productListItemSchema, productSchema } from './product'
import { pageSchema } from './page'
import { searchProductSchema } from './search-product'
import { paths } from '../paths'
import {
  codeSchema,
  dateTimeSchema,
  pageSchema as pageNumberSchema,
  textSchema,
  urlKeySchema,
} from '../primitives'

/** How a list may be sorted; a `sortDir` alone means by price (B§7). */
const sortQuery = {
  sort: z.enum(['position', 'price']).optional(),
  sortDir: z.enum(['asc', 'desc']).optional(),
  page: pageNumberSchema,
  pageSize: z.coerce.number().int().min(1).max(60).default(24),
}

/** Chosen facets, `color:noir,bordeaux;size:38`. */
const filtersSchema = z.string().max(FILTERS_LENGTH).regex(filtersPattern).default('')

/** One facet of a list with how many products each value leaves. */
const layerSchema = z.object({
  code: z.string(),
  label: z.string(),
  options: z.array(
    z.object({ value: z.string(), label: z.string(), count: z.int().nonnegative(), isSelected: z.boolean() }),
  ),
})
export type Layer = z.infer<typeof layerSchema>

export const productListSchema = z.object({
  items: z.array(productListItemSchema),
  totalProducts: z.int().nonnegative(),
  page: z.int(),
  pageSize: z.int(),
  totalPages: z.int().nonnegative(),
  layers: z.array(layerSchema),
})
export type ProductList = z.infer<typeof productListSchema>

/** A category as its page and the breadcrumb need it. */
export const categorySchema = z.object({
  id: codeSchema,
  urlKey: z.string(),
  name: z.string(),
  nameEn: z.string(),
  description: z.string(),
  /** plp: products; clp, ccl, lv2: landing pages over sub-categories (B§2). */
  pageType: z.enum(['plp', 'clp', 'ccl', 'lv2']),
  image: imageSchema.nullable(),
  breadcrumbs: z.array(z.object({ name: z.string(), url: z.string() })),
  children: z.array(
    z.object({
      id: codeSchema,
      urlKey: z.string(),
      /** The path it is found at: a page of its own may stand in for its list. */
      url: z.string(),
      name: z.string(),
      nameEn: z.string(),
      image: imageSchema.nullable(),
    }),
  ),
})
export type Category = z.infer<typeof categorySchema>

/** What a URL path stands for (P01). */
const dispatchSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('product'), product: productSchema }),
  z.object({ type: z.literal('category'), category: categorySchema, list: productListSchema }),
  z.object({ type: z.literal('page'), page: pageSchema }),
  z.object({ type: z.literal('redirect'), location: z.string(), permanent: z.boolean() }),
])
export type Dispatch = z.infer<typeof dispatchSchema>

const searchSchema = productListSchema.extend({
  items: z.array(searchProductSchema),
  searchTerm: z.array(z.string()),
})
export type SearchResult = z.infer<typeof searchSchema>

/** An entry of the menu; `count` of the answer gives the gaps between groups (A§3). */
export type NavigationItem = {
  id: string
  name: string
  nameEn: string
  /** Where it leads, complete: `/categories/women/handbags`. */
  url: string
  level: number
  subImage: string | null
  title: string
  subTitle: string
  isSetRedirectUrl: boolean
  items: NavigationItem[]
}
const navigationItemSchema: z.ZodType<NavigationItem> = z
  .lazy(() =>
    z.object({
      id: z.string(),
      name: z.string(),
      nameEn: z.string(),
      url: z.string(),
      level: z.int(),
      subImage: z.string().nullable(),
      title: z.string(),
      subTitle: z.string(),
      isSetRedirectUrl: z.boolean(),
      items: z.array(navigationItemSchema),
    }),
  )
  .register(z.globalRegistry, { id: 'NavigationItem' })

/** Products named by sku, or the early-bird ones: new and on pre-order. B§7 */
const blockProductsSchema = z.union([
  z.object({ skus: z.array(codeSchema).max(24) }),
  z.object({
    type: z.literal('earlyBird'),
    nums: z.int().min(1).max(12).default(12),
    /** The product they stand beside. */
    exceptSku: codeSchema.optional(),
  }),
])

const itemsSchema = z.object({ items: z.array(productListItemSchema) })
const searchQuery = z.object({ q: textSchema(60), filters: filtersSchema, ...sortQuery })
const skuParams = z.object({ sku: codeSchema })

export const catalogueCalls = {
  dispatchUrl: endpoint(paths.dispatchUrl, {
    access: 'public',
    query: z.object({ identifier: urlKeySchema, filters: filtersSchema, ...sortQuery }),
    data: dispatchSchema,
    errors: ['NOT_FOUND'],
  }),
  getProduct: endpoint(paths.getProduct, {
    access: 'public',
    params: skuParams,
    data: productSchema,
    errors: ['NOT_FOUND'],
  }),
  listProducts: endpoint(paths.listProducts, {
    access: 'public',
    query: z.object({ category: codeSchema.optional(), filters: filtersSchema, ...sortQuery }),
    data: productListSchema,
    errors: ['NOT_FOUND'],
  }),
  listLayers: endpoint(paths.listLayers, {
    access: 'public',
    params: z.object({ id: codeSchema }),
    query: z.object({ filters: filtersSchema }),
    data: z.object({ layers: z.array(layerSchema), totalProducts: z.int() }),
    errors: ['NOT_FOUND'],
  }),
  listChildCategories: endpoint(paths.listChildCategories, {
    access: 'public',
    params: z.object({ catId: codeSchema }),
    /** `only=new` lists of the products those that are new. */
    query: z.object({ ...sortQuery, only: z.enum(['new']).optional() }),
    data: z.object({
      /** Each with the path it is found at. */
      categories: z.array(
        categorySchema.omit({ breadcrumbs: true, children: true }).extend({ url: z.string() }),
      ),
      list: productListSchema,
    }),
    errors: ['NOT_FOUND'],
  }),
  searchProducts: endpoint(paths.searchProducts, {
    access: 'public',
    query: searchQuery,
    data: searchSchema,
  }),
  searchLayers: endpoint(paths.searchLayers, { access: 'public', query: searchQuery, data: searchSchema }),
  listCategories: endpoint(paths.listCategories, {
    access: 'public',
    data: z.object({ items: z.array(navigationItemSchema), count: z.array(z.int()) }),
  }),
  getSiteMap: endpoint(paths.getSiteMap, {
    access: 'public',
    query: z.object({ part: z.coerce.number().int().min(1).max(1000).default(1) }),
    data: z.object({
      entries: z.array(
        z.object({
          url: z.string(),
          type: z.enum(['product', 'category', 'page']),
          updatedAt: dateTimeSchema,
        }),
      ),
      parts: z.int(),
    }),
    errors: ['NOT_FOUND'],
  }),
  listBlockProducts: endpoint(paths.listBlockProducts, {
    access: 'public',
    body: blockProductsSchema,
    data: itemsSchema,
  }),
  listComplimentaryProducts: endpoint(paths.listComplimentaryProducts, {
    access: 'public',
    body: z.object({ sku: codeSchema }),
    data: itemsSchema.extend({ title: z.string() }),
    errors: ['NOT_FOUND'],
  }),
  getFragranceProduct: endpoint(paths.getFragranceProduct, {
    access: 'public',
    params: skuParams,
    data: productSchema,
    errors: ['NOT_FOUND'],
  }),
  listRecommendations: endpoint(paths.listRecommendations, {
    access: 'public',
    query: z.object({ sku: codeSchema, limit: z.coerce.number().int().min(1).max(12).default(6) }),
    data: itemsSchema,
  }),
  listCategoryBundleProducts: endpoint(paths.listCategoryBundleProducts, {
    access: 'public',
    params: z.object({ bundleCategory: codeSchema }),
    query: z.object({ curParentSku: codeSchema.optional(), fromPageType: textSchema(20).optional() }),
    data: z.object({
      items: z.array(
        z.object({ url: z.string(), name: z.string(), products: z.array(productListItemSchema) }),
      ),
    }),
    errors: ['NOT_FOUND'],
  }),
}
