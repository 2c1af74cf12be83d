import { eq } from 'drizzle-orm'
import type { ImportRowInput } from '@/contract/calls/ops/catalogue-import'
import type { Db } from '../db/client'
import { catalogueImports } from '../db/schema/catalogue/imports'
import { products } from '../db/schema/catalogue/products'
import { importCatalogue } from '../modules/import/import.service'

const image = (name: string) => ({ name, alt: name })
const colour = (value: string, label: string, labelEn: string) => ({
  value,
  label,
  labelEn,
  swatch: '#000000',
})
const same = (value: string) => ({ value, label: value, labelEn: value })

/** A product as an import file holds it; whatever is given replaces the default. */
export function aProduct(row: Partial<Extract<ImportRowInput, { kind: 'product' }>> = {}): ImportRowInput {
  const sku = row.sku ?? 'BG-1'
  return {
    kind: 'product',
    sku,
    url: `bag-${sku.toLowerCase()}`,
    name: `手袋 ${sku}`,
    priceFen: 1_000_00,
    images: [image('bag')],
    children: [{ sku: `${sku}-U`, stock: 5 }],
    categories: ['handbags'],
    ...row,
  }
}

/** A small store: a bag in two colours, a shoe in sizes, a perfume, a belt of two parts, and pages about them. */
export const smallStore: ImportRowInput[] = [
  { kind: 'category', id: 'women', urlKey: 'women', name: '女士', nameEn: 'Women', pageType: 'clp' },
  {
    kind: 'category',
    id: 'handbags',
    parentId: 'women',
    urlKey: 'women/handbags',
    name: '手袋',
    nameEn: 'Handbags',
    position: 1,
  },
  {
    kind: 'category',
    id: 'shoes',
    parentId: 'women',
    urlKey: 'women/shoes',
    name: '鞋履',
    nameEn: 'Shoes',
    position: 2,
  },
  {
    kind: 'category',
    id: 'perfumery',
    urlKey: 'perfumery',
    name: '高级香水',
    nameEn: 'Haute Perfumery',
    position: 2,
    navigation: { gapBefore: true },
  },
  {
    kind: 'sizeGuide',
    id: 'women-shoes',
    title: '女鞋尺码',
    unit: 'EU',
    header: ['EU', 'CM'],
    body: [['36', '23']],
    bodyDesc: '',
    coreContent: '',
    needHelp: '',
    sizeImage: null,
    newVersionSize: true,
  },
  aProduct({
    sku: 'BG-0101',
    url: 'aurore-tote',
    name: '晨曦托特包',
    nameEn: 'Aurore Tote',
    priceFen: 2_500_000,
    images: [image('bag'), image('bag-noir')],
    attributes: [
      {
        code: 'color',
        label: '颜色',
        options: [colour('noir', '黑色', 'Noir'), colour('ivory', '象牙白', 'Ivory')],
      },
    ],
    children: [
      { sku: 'BG-0101-NOIR', options: { color: 'noir' }, stock: 3, isDefault: true },
      { sku: 'BG-0101-IVORY', options: { color: 'ivory' }, stock: 0, images: [image('bag-detail')] },
    ],
    upSellSkus: ['SH-0201'],
    completeTheLook: ['SH-0201', 'PF-0301'],
    keywords: ['托特包', '购物袋'],
  }),
  aProduct({
    sku: 'BG-0102',
    url: 'lune-clutch',
    name: '月影手拿包',
    material: { value: 'satin', label: '缎' },
    priceFen: 1_800_000,
    isNew: true,
    isPreOrder: true,
    keywords: ['手拿包'],
  }),
  aProduct({ sku: 'BG-0103', url: 'secret-bag', name: '臻藏手袋', priceFen: 9_900_000, hidePrice: true }),
  aProduct({
    sku: 'SH-0201',
    url: 'seine-pump',
    name: '塞纳高跟鞋',
    priceFen: 780_000,
    specialPriceFen: 620_000,
    images: [image('pump')],
    categories: ['shoes'],
    sizeGuide: 'women-shoes',
    attributes: [
      { code: 'color', label: '颜色', options: [colour('noir', '黑色', 'Noir')] },
      { code: 'size', label: '尺码', options: [same('36'), same('37'), same('38')] },
    ],
    children: [
      { sku: 'SH-0201-36', options: { color: 'noir', size: '36' }, stock: 1 },
      { sku: 'SH-0201-37', options: { color: 'noir', size: '37' }, stock: 0 },
      { sku: 'SH-0201-38', options: { color: 'noir', size: '38' }, stock: 2 },
    ],
  }),
  aProduct({
    sku: 'PF-0301',
    url: 'nuit-perfume',
    name: '夜色香水',
    nameEn: "Nuit d'Orée",
    priceFen: 120_000,
    images: [image('perfume')],
    categories: ['perfumery'],
    attributes: [{ code: 'volume', label: '容量', options: [same('50ml'), same('100ml')] }],
    children: [
      { sku: 'PF-0301-50', options: { volume: '50ml' }, stock: 9 },
      { sku: 'PF-0301-100', options: { volume: '100ml' }, priceFen: 200_000, stock: 9 },
    ],
    complimentary: { title: '随单礼遇', skus: ['BG-0102'] },
  }),
  aProduct({
    sku: 'ST-1',
    url: 'strap-st-1',
    name: '皮带身',
    priceFen: 300_000,
    isIndividuallySalable: false,
    categories: [],
    attributes: [{ code: 'size', label: '尺码', options: [same('80'), same('85')] }],
    children: [
      { sku: 'ST-1-80', options: { size: '80' }, stock: 4 },
      { sku: 'ST-1-85', options: { size: '85' }, stock: 1 },
    ],
  }),
  aProduct({
    sku: 'BK-1',
    url: 'buckle-bk-1',
    name: '皮带扣',
    priceFen: 200_000,
    isIndividuallySalable: false,
    categories: [],
    attributes: [{ code: 'color', label: '颜色', options: [colour('or', '金色', 'Or')] }],
    children: [{ sku: 'BK-1-U', options: { color: 'or' }, stock: 2 }],
  }),
  aProduct({
    sku: 'BT-0401',
    type: 'bundle',
    url: 'monogram-belt',
    name: '自选腰带',
    priceFen: undefined,
    images: [image('belt')],
    children: [],
    categories: ['women'],
    bundle: {
      type: 'belt',
      options: [
        {
          optionId: 'strap',
          title: '带身',
          selections: [
            { bundleSelectionId: 's80', sku: 'ST-1-80', size: '80', isDefault: true },
            { bundleSelectionId: 's85', sku: 'ST-1-85', size: '85' },
          ],
        },
        { optionId: 'buckle', title: '带扣', selections: [{ bundleSelectionId: 'b1', sku: 'BK-1-U' }] },
      ],
    },
  }),
  {
    kind: 'page',
    id: 'home',
    title: '首页',
    pageType: 'home',
    blocks: [
      { type: 'hero', title: '巴黎之光', image: image('still-hero'), theme: 'white' },
      { type: 'products', title: '新品', skus: ['BG-0101', 'SH-0201'] },
    ],
  },
  {
    kind: 'page',
    id: 'show-2024',
    url: 'collections/show-2024',
    group: 'collections',
    title: '秀场',
    blocks: [],
  },
  { kind: 'block', identifier: 'shipping', title: '配送', content: { text: '顺丰包邮' } },
  { kind: 'redirect', from: 'old-tote', to: '/aurore-tote' },
  {
    kind: 'store',
    id: 'sh-1',
    name: '上海精品店',
    city: '上海',
    address: '静安区一路 1 号',
    telephone: '021-00000000',
    hours: '10:00-22:00',
  },
]

/** Puts rows into a store, refusing to go on with a file that was refused. */
export async function stockStore(db: Db, rows: readonly ImportRowInput[] = smallStore): Promise<void> {
  const { report } = await importCatalogue(db, rows, { now: new Date('2026-03-01T10:00:00+08:00') })
  if (report.refused.length > 0) throw new Error(JSON.stringify(report.refused))
}

/** Changes a product as an import would: every instance learns of it. */
export async function changeProduct(
  db: Db,
  sku: string,
  change: Partial<typeof products.$inferInsert>,
): Promise<void> {
  await db.update(products).set(change).where(eq(products.sku, sku))
  await db.insert(catalogueImports).values({ created: 0, updated: 1, at: new Date(0) })
}
