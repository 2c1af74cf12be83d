import type { ImportRow, ImportRowOf } from '@/contract/calls/ops/catalogue-import'
import { isInCircle } from './ancestry'
import { checkProduct } from './check-product'
import { guidesOnPage, pathOf, skusOnPage } from './named'
import { idOf, type Entry, type Refusal } from './read-rows'
import type { World } from './world'

/** Every row that contradicts another, or names what neither the file nor the store has. */
export function checkRows(entries: readonly Entry[], world: World): Refusal[] {
  return entries.flatMap(({ number, row }) => {
    const reasons = [...reasonsFor(row, world), ...pathReasons(row, world)]
    return reasons.length > 0 ? [{ row: number, id: idOf(row), reasons: reasons.slice(0, 10) }] : []
  })
}

function reasonsFor(row: ImportRow, world: World): string[] {
  switch (row.kind) {
    case 'product':
      return checkProduct(row, world)
    case 'category':
      return categoryReasons(row, world)
    case 'page':
      return pageReasons(row, world)
    case 'block':
    case 'redirect':
    case 'sizeGuide':
    case 'store':
      return []
  }
}

function pageReasons(row: ImportRowOf<'page'>, world: World): string[] {
  const skus = skusOnPage(row).filter((sku) => !world.products.has(sku) && !world.parentsOf.has(sku))
  const guides = guidesOnPage(row).filter((guide) => !world.sizeGuides.has(guide))
  return [...skus.map((sku) => `未知的商品 ${sku}`), ...guides.map((guide) => `未知的尺码表 ${guide}`)]
}

function categoryReasons({ id, parentId, sizeGuide }: ImportRowOf<'category'>, world: World): string[] {
  if (sizeGuide !== undefined && !world.sizeGuides.has(sizeGuide)) return [`未知的尺码表 ${sizeGuide}`]
  if (parentId !== undefined && !world.categories.has(parentId)) return [`未知的上级分类 ${parentId}`]
  return isInCircle(world.categories, id) ? ['上级分类形成循环'] : []
}

/** A path means one thing; only a page may stand in place of the category of the same path. */
function pathReasons(row: ImportRow, world: World): string[] {
  const path = pathOf(row)
  if (path === null) return []
  const own = `${row.kind} ${idOf(row)}`
  const others = [...(world.claims.get(path) ?? [])].filter(
    (owner) => owner !== own && !mayShare(row.kind, owner),
  )
  return others.length > 0 ? [`路径 ${path} 已被使用: ${others.join()}`] : []
}

function mayShare(kind: ImportRow['kind'], owner: string): boolean {
  return (
    (kind === 'page' && owner.startsWith('category ')) || (kind === 'category' && owner.startsWith('page '))
  )
}
