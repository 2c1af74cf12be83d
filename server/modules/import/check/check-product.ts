import type { ImportRowOf } from '@/contract/calls/ops/catalogue-import'
import { linkedSkus, partsOf } from './named'
import type { World } from './world'

type ProductRow = ImportRowOf<'product'>

/** What lists can be filtered by must fit into a URL (contract/calls/catalogue/catalogue.ts, filters). */
const facetValue = /^[\p{L}\p{N}._-]{1,40}$/u

/** Why a product cannot be imported; empty when it can. */
export function checkProduct(row: ProductRow, world: World): string[] {
  return [
    ...(row.type === 'bundle' ? bundleReasons(row) : childrenReasons(row)),
    ...attributeReasons(row),
    ...ownSkuReasons(row, world),
    ...referenceReasons(row, world),
  ]
}

function childrenReasons(row: ProductRow): string[] {
  const { attributes, children } = row
  const codes = attributes.map(({ code }) => code).sort()
  const choices = children.map(({ options }) => JSON.stringify(codes.map((code) => options[code])))
  const reasons = children.flatMap(({ sku, options }) => [
    ...(Object.keys(options).sort().join() === codes.join() ? [] : [`${sku}: 规格与商品属性不符`]),
    ...attributes
      .filter(({ code, options: values }) => !values.some(({ value }) => value === options[code]))
      .map(({ code }) => `${sku}: 未知的属性值 ${code}=${options[code] ?? ''}`),
  ])
  if (row.bundle) reasons.push('bundle: 仅套装可设置')
  if (children.length === 0) reasons.push('children: 至少需要一个子商品')
  if (children.some((child) => child.priceFen === undefined && row.priceFen === undefined))
    reasons.push('priceFen: 缺少价格')
  if (isDearer(row) || children.some(isDearer)) reasons.push('specialPriceFen: 特价须低于原价')
  if (new Set(choices).size < choices.length) reasons.push('children: 规格组合重复')
  if (children.filter(({ isDefault }) => isDefault).length > 1) reasons.push('children: 只能有一个默认子商品')
  return reasons
}

const isDearer = ({
  priceFen,
  specialPriceFen,
}: {
  priceFen?: number | undefined
  specialPriceFen?: number | undefined
}) => priceFen !== undefined && specialPriceFen !== undefined && specialPriceFen >= priceFen

function bundleReasons({ bundle, children, priceFen, specialPriceFen }: ProductRow): string[] {
  const reasons: string[] = []
  if (!bundle) reasons.push('bundle: 缺少套装组成')
  if (children.length > 0) reasons.push('children: 套装没有子商品')
  if (priceFen !== undefined || specialPriceFen !== undefined)
    reasons.push('priceFen: 套装价格为所选部件之和')
  const options = bundle?.options ?? []
  if (hasRepeats(options.map(({ optionId }) => optionId))) reasons.push('bundle: 选项编号重复')
  for (const { optionId, selections } of options) {
    if (hasRepeats(selections.map(({ bundleSelectionId }) => bundleSelectionId)))
      reasons.push(`${optionId}: 部件编号重复`)
    if (selections.filter(({ isDefault }) => isDefault).length > 1)
      reasons.push(`${optionId}: 只能有一个默认部件`)
    if (selections.some(({ size }) => size !== undefined && !facetValue.test(size)))
      reasons.push(`${optionId}: 尺码含有不支持的字符`)
  }
  return reasons
}

function attributeReasons({ attributes }: ProductRow): string[] {
  const reasons = hasRepeats(attributes.map(({ code }) => code)) ? ['attributes: 属性重复'] : []
  for (const { code, options } of attributes) {
    const values = options.map(({ value }) => value)
    if (hasRepeats(values)) reasons.push(`${code}: 属性值重复`)
    reasons.push(
      ...values
        .filter((value) => !facetValue.test(value))
        .map((value) => `${code}: 属性值 ${value} 含有不支持的字符`),
    )
  }
  return reasons
}

function ownSkuReasons(row: ProductRow, world: World): string[] {
  const skus = row.children.map(({ sku }) => sku)
  const reasons = hasRepeats(skus) ? ['children: sku 重复'] : []
  if (world.parentsOf.has(row.sku)) reasons.push(`${row.sku}: sku 已是子商品`)
  for (const sku of skus) {
    if (world.products.has(sku)) reasons.push(`${sku}: sku 已是商品`)
    const others = [...(world.parentsOf.get(sku) ?? [])].filter((parent) => parent !== row.sku)
    if (others.length > 0) reasons.push(`${sku}: sku 已属于 ${others.join()}`)
  }
  return reasons
}

function referenceReasons(row: ProductRow, world: World): string[] {
  const categories = [...row.categories, ...(row.bundleCategory ? [row.bundleCategory] : [])]
  const isSku = (sku: string) => world.products.has(sku) || world.parentsOf.has(sku)
  return [
    ...categories.filter((id) => !world.categories.has(id)).map((id) => `未知的分类 ${id}`),
    ...(row.sizeGuide && !world.sizeGuides.has(row.sizeGuide) ? [`未知的尺码表 ${row.sizeGuide}`] : []),
    ...partsOf(row)
      .filter((sku) => !world.parentsOf.has(sku))
      .map((sku) => `未知的部件 ${sku}`),
    ...linkedSkus(row)
      .filter((sku) => !isSku(sku))
      .map((sku) => `未知的商品 ${sku}`),
  ]
}

const hasRepeats = (values: readonly string[]) => new Set(values).size < values.length
