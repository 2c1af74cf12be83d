import type { Db } from '@/server/db/client'
import { stockOf } from '../../inventory/inventory.service'
import {
  deleteBag,
  findLines,
  lockBag,
  lockExistingBag,
  setVersion,
  updateLine,
  type Bag,
} from '../lines/bag.repository'
import { joinLines } from './join-lines'

type Owners = { guestId: string; customerId: string }

/**
 * At login: the guest's bag joins the customer's and is gone afterwards. The joined version is above both,
 * so that a browser which saw either takes the new bag for newer, and no late answer about the guest's.
 */
export async function joinBags(tx: Db, { guestId, customerId }: Owners): Promise<void> {
  const guestBag = await lockExistingBag(tx, { guestId })
  if (!guestBag) return
  const bag = await lockBag(tx, customerId)
  await moveLines(tx, guestBag, bag)
  await setVersion(tx, bag.id, Math.max(bag.version, guestBag.version) + 1)
  await deleteBag(tx, guestBag.id)
}

async function moveLines(tx: Db, from: Bag, to: Bag): Promise<void> {
  const guests = await findLines(tx, from.id)
  const mine = await findLines(tx, to.id)
  if (guests.length === 0) return

  const skus = [...mine, ...guests].flatMap((line) => line.parts.map((part) => part.sku))
  const { remaining, moved } = joinLines(mine, guests, await stockOf(tx, [...new Set(skus)]))
  for (const { id, qty, isSelected } of remaining) await updateLine(tx, id, { qty, isSelected })
  for (const { id, qty, isSelected, position } of moved) {
    await updateLine(tx, id, { bagId: to.id, qty, isSelected, position })
  }
}
