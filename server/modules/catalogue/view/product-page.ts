import type { BundleOption, ChildProduct, Product } from '@/contract/calls/catalogue/product'
import type { Db } from '@/server/db/client'
import { stockOf } from '../../inventory/inventory.service'
import * as repository from '../facts/catalogue.repository'
import type { Card, Details, Selection, Variant } from '../facts/catalogue.repository'
import { groupBy } from '../facts/group-by'
import { catalogueFacts } from '../facts/catalogue-facts'
import type { Family } from '../facts/families'
import { partColor, partName } from '../offer/part-name'
import { wholeOf } from '../offer/pieces'
import { displayName, firstImage, shownPrice } from '../offer/product-rules'

/** A product as its page shows it, by its own or a child's sku; undefined when it is not in the store. */
export async function findProduct(db: Db, id: string): Promise<Product | undefined> {
  const family = (await (await catalogueFacts(db)).familiesOf(db, [id])).get(id)
  const details = family && (await repository.findDetails(db, family.product.sku))
  if (!details) return undefined
  const pieces = [...family.variants, ...family.selections].map(({ sku }) => sku)
  return toProduct(family, details, await stockOf(db, pieces))
}

export async function findProductByUrl(db: Db, url: string): Promise<Product | undefined> {
  const sku = await repository.findSkuByUrl(db, url)
  return sku === undefined ? undefined : findProduct(db, sku)
}

type Stock = ReadonlyMap<string, number>

function toProduct(family: Family, details: Details, stock: Stock): Product {
  const { product, variants, selections } = family
  const { orgPriceFen, hidePrice } = product
  const hasSpecialPrice = orgPriceFen !== null && !hidePrice
  const price = shownPrice(hidePrice, product.priceFen)
  const { colorCount: _count, ancestry, priceFen: _price, orgPriceFen: _before, ...facts } = product
  const whole = wholeOf({ children: variants, parts: selections }, stock)
  const { texts, links, models, sizeGuide, ...more } = details
  return {
    id: product.sku,
    ...facts,
    ...more,
    ...texts,
    name: displayName(product),
    price,
    hasSpecialPrice,
    specialPrice: hasSpecialPrice ? price : null,
    orgPrice: hasSpecialPrice ? orgPriceFen : null,
    stock: whole.stock,
    notSaleForChina: product.notSaleForChina || whole.notSaleForChina,
    status: true,
    defaultImage: firstImage(product.images),
    childProducts: variants.map((child) => toChild(product, child, stock)),
    bundleOptions: [...groupBy(selections, ({ optionId }) => optionId)].map(([optionId, offered]) => ({
      optionId,
      title: offered[0]?.optionTitle ?? '',
      selections: offered.map((selection) => toSelection(selection, hidePrice, stock)),
    })),
    cats: ancestry ?? [],
    sizeGuide: sizeGuide ?? null,
    completeTheLook: links.completeTheLook,
    crossSellSkus: links.crossSellSkus,
    lookBookImages: links.lookBookImages,
    modelType: models.modelType ?? null,
    vtoModelType: models.vtoModelType ?? null,
  }
}

function toChild(product: Card, child: Variant, stock: Stock): ChildProduct {
  const { sku, parentSku, isDefault, notSaleForChina, options } = child
  const images = child.images && child.images.length > 0 ? child.images : product.images
  return {
    ...{ sku, parentSku, isDefault, notSaleForChina, options, images },
    price: shownPrice(product.hidePrice, child.priceFen),
    stock: stock.get(sku) ?? 0,
    defaultImage: firstImage(images),
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
