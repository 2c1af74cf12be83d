import type { BundleOption } from '@/contract/calls/catalogue/bundle-option'
import type { ChildProduct, Product } from '@/contract/calls/catalogue/product'
import type { Db } from '@/server/db/client'
import { stockOf } from '../../../inventory/inventory.service'
import * as repository from '../../facts/catalogue.repository'
import type { Card, Details, Selection, Variant } from '../../facts/catalogue.repository'
import { groupBy } from '@/server/platform/group-by'
import { catalogueFacts } from '../../facts/catalogue-facts'
import type { Family } from '../../facts/families'
import { defaultChild } from '../../offer/choose'
import { partColor, partName } from '../../offer/part-name'
import { wholeOf } from '../../offer/pieces'
import { firstImage, shownPrice } from '../../offer/product-rules'
import { attributeFacts } from './attribute-facts'
import { bundleFacts } from './bundle-facts'
import { colorSwitchOf } from './color-switch'
import { detailsOf, factsOf } from './product-facts'
import { chooseSizeGuide } from '../size-guide/size-guide-choice'
import { findCategoryDefaults, findGuidesFor } from '../size-guide/size-guides'

/** A product as its page shows it, by its own or a child's sku; undefined when it is not in the store. */
export async function findProduct(db: Db, id: string): Promise<Product | undefined> {
  const family = (await (await catalogueFacts(db)).familiesOf(db, [id])).get(id)
  const details = family && (await repository.findDetails(db, family.product.sku))
  if (!details) return undefined
  const pieces = [...family.variants, ...family.selections].map(({ sku }) => sku)
  const stock = await stockOf(db, pieces)
  return toProduct({ family, details, guide: await findGuide(db, family, details), stock, asked: id })
}

export async function findProductByUrl(db: Db, url: string): Promise<Product | undefined> {
  const sku = await repository.findSkuByUrl(db, url)
  return sku === undefined ? undefined : findProduct(db, sku)
}

/** The size guide, and what the categories say for all their products. */
async function findGuide(db: Db, { product, variants }: Family, details: Details) {
  const { sku, celLine, name, ancestry } = product
  const defaults = await findCategoryDefaults(
    db,
    (ancestry ?? []).map(({ id }) => id),
  )
  const sized = {
    ...{ celLine, name, keywords: details.keywords, ownGuide: details.ownSizeGuide },
    skus: [sku, ...variants.map((child) => child.sku)],
    byProduct: details.sizeGuideId,
    byCategory: defaults.sizeGuide,
  }
  const chosen = chooseSizeGuide(sized, await findGuidesFor(db, sized))
  return { ...chosen, vtoModelTypeByCategory: defaults.vtoModelType }
}

type Stock = ReadonlyMap<string, number>

type Found = {
  family: Family
  details: Details
  guide: Awaited<ReturnType<typeof findGuide>>
  stock: Stock
  /** The sku that was asked for, a child's or the product's. */
  asked: string
}

function toProduct({ family, details, guide, stock, asked }: Found): Product {
  const { product, variants, selections } = family
  const { sku, attributes, images } = product
  const whole = wholeOf({ children: variants, parts: selections }, stock)
  const child = variants.find((one) => one.sku === asked) ?? defaultChild(variants)
  const pictured = { ...product, dimensions: details.dimensions }
  return {
    ...factsOf(product),
    ...detailsOf(details),
    ...guide,
    ...{ id: sku, parentId: sku, parentSku: sku, parentUrl: product.url, attributes, images },
    stock: whole.stock,
    notSaleForChina: product.notSaleForChina || whole.notSaleForChina,
    defaultImage: firstImage(images),
    ...attributeFacts(attributes, defaultChild(variants)?.options),
    colorSwitch: colorSwitchOf(attributes, variants, images),
    childProducts: variants.map((one) => toChild(pictured, one, { stock, isSelect: one === child })),
    ...bundleFacts(product, selections),
    bundleOptions: [...groupBy(selections, ({ optionId }) => optionId)].map(([optionId, offered]) => ({
      optionId,
      title: offered[0]?.optionTitle ?? '',
      selections: offered.map((selection) => toSelection(selection, product.hidePrice, stock)),
    })),
  }
}

type Pictured = Card & Pick<Details, 'dimensions'>

function toChild(
  product: Pictured,
  child: Variant,
  { stock, isSelect }: { stock: Stock; isSelect: boolean },
): ChildProduct {
  const { sku, parentSku, isDefault, notSaleForChina, options } = child
  const images = child.images && child.images.length > 0 ? child.images : product.images
  return {
    ...{ sku, parentSku, isDefault, isSelect, notSaleForChina, options, images },
    price: shownPrice(product.hidePrice, child.priceFen),
    stock: stock.get(sku) ?? 0,
    defaultImage: firstImage(images),
    dimensions: child.dimensions ?? product.dimensions,
    bundleSelectionId: null,
    cats: product.ancestry ?? [],
  }
}

function toSelection(
  selection: Selection,
  hidePrice: boolean,
  stock: Stock,
): BundleOption['selections'][number] {
  const { selectionId, sku, size, priceFen, isDefault, notSaleForChina, variantImages, images } = selection
  const color = partColor(selection)
  return {
    ...{ bundleSelectionId: selectionId, sku, size, isDefault, notSaleForChina },
    name: partName(selection),
    color: color && { label: color.label, ...(color.swatch && { swatch: color.swatch }) },
    price: shownPrice(hidePrice, priceFen),
    stock: stock.get(sku) ?? 0,
    image: firstImage(variantImages, images),
  }
}
