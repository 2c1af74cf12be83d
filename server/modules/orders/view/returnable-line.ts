import type { ReturnableLine } from '@/contract/rules/purchase/returns'
import type { OrderLineRow } from '../records/orders.repository'
import { samples } from './samples'

/** The number of the return of each piece that has one. A belt keeps its own apart. B§3. */
export function returnIdsOf({ bundleType, beltRmaIds, appliedReturnIds }: OrderLineRow): string[] {
  return bundleType === 'belt' ? beltRmaIds : appliedReturnIds
}

/** A line as the rule of returns judges it. */
export function returnableOf(line: OrderLineRow): ReturnableLine {
  return {
    qty: line.qty,
    returnIds: returnIdsOf(line),
    isSample: samples.some(({ sku }) => sku === line.sku),
    isBelt: line.bundleType === 'belt',
    isCustomized: line.customization !== null,
  }
}
