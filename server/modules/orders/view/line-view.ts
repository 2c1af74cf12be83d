import type { OrderLine } from '@/contract/calls/purchase/orders'
import { monogramPrompt } from '@/contract/rules/purchase/customization'
import type { OrderLineRow } from '../records/orders.repository'

/** A line of an order as its owner sees it; `status` is what they read of its state. */
export function viewLine(line: OrderLineRow, status: string): OrderLine {
  return {
    id: line.id,
    sku: line.sku,
    name: line.name,
    nameEn: line.nameEn,
    celLine: line.celLine,
    url: line.url,
    img_url: line.image,
    qty: line.qty,
    price: line.priceFen,
    rowTotal: line.priceFen * line.qty,
    attributesInfo: line.attributes,
    appliedReturnIds: line.appliedReturnIds,
    status,
    logiBn: line.logiBn,
    isPreOrder: line.isPreOrder,
    isBundle: line.isBundle,
    bundleType: line.bundleType,
    bundleChildren: line.bundleChildren,
    beltRmaIds: line.beltRmaIds,
    productCustomization: line.customization,
    monogramPrompt: monogramPrompt(line.customization),
  }
}
