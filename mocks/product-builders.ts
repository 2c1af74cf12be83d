import type { ChildProduct, Product, ProductListItem } from '@/contract/calls/catalogue/product'
import { productListItemSchema, productSchema } from '@/contract/calls/catalogue/product'
import type { SearchProduct } from '@/contract/calls/catalogue/search-product'
import { noCallouts, plainFacts } from './plain-product'

const labels: Record<string, string> = { noir: '黑色', ivory: '象牙白' }

/** A child of `aProduct` in a colour and, where given, a size. */
export function aChild(part: Partial<ChildProduct> & { sku: string }): ChildProduct {
  const image = { name: `bag-${part.options?.color ?? 'noir'}`, alt: '手袋' }
  return {
    parentSku: 'BG-0101',
    price: 3_200_000,
    stock: 5,
    isDefault: false,
    notSaleForChina: false,
    defaultImage: image,
    images: [image],
    options: {},
    isSelect: false,
    dimensions: null,
    bundleSelectionId: null,
    cats: [],
    ...part,
  }
}

/** A bag in two colours and two sizes; the ivory one has no M, the black S is sold out. */
export function aProduct(part: Partial<Product> = {}): Product {
  return productSchema.parse({
    id: 'BG-0101',
    sku: 'BG-0101',
    type: 'configurable',
    url: 'aurore-bag-bg0101',
    name: '晨曦手袋',
    nameEn: 'Aurore',
    celLine: '',
    description: '小牛皮手袋，手工缝制。',
    shortDescription: '小牛皮手袋',
    price: 3_200_000,
    hasSpecialPrice: false,
    specialPrice: null,
    orgPrice: null,
    stock: 8,
    status: true,
    isNew: false,
    isPreOrder: false,
    isComingSoon: false,
    isCustomization: false,
    isIndividuallySalable: true,
    notSaleForChina: false,
    isVip: false,
    hidePrice: false,
    isTryOn: false,
    isPerfumerSet: false,
    defaultImage: { name: 'bag-noir', alt: '黑色手袋' },
    images: [{ name: 'bag-noir', alt: '黑色手袋' }],
    attributes: [
      {
        code: 'color',
        label: '颜色',
        options: ['noir', 'ivory'].map((value) => ({ value, label: labels[value], labelEn: value })),
      },
      {
        code: 'size',
        label: '尺码',
        options: ['S', 'M'].map((value) => ({ value, label: value, labelEn: value })),
      },
    ],
    childProducts: [
      aChild({ sku: 'BG-0101-NOIR-S', stock: 0, options: { color: 'noir', size: 'S' } }),
      aChild({ sku: 'BG-0101-NOIR-M', isDefault: true, options: { color: 'noir', size: 'M' } }),
      aChild({ sku: 'BG-0101-IVORY-S', stock: 3, price: 3_400_000, options: { color: 'ivory', size: 'S' } }),
    ],
    ...plainFacts,
    bundleCategory: null,
    bundleType: null,
    bundleOptions: [],
    cats: [],
    customerTag: '',
    vipNote: '',
    ctaNoStockComment: '',
    preOrderShippingNote: '',
    sizeGuide: null,
    sizeAndFit: '',
    maintainDesc: '',
    usageRecommendations: '',
    ingredientList: '',
    contentBlocks: [],
    completeTheLook: [],
    crossSellSkus: [],
    lookBookImages: [],
    modelType: null,
    vtoModelType: null,
    ...part,
  })
}

/** A belt of a strap in two lengths and one of two buckles. */
export function aBelt(part: Partial<Product> = {}): Product {
  const image = { name: 'belt', alt: '腰带' }
  const strap = {
    name: '小牛皮带身 黑色',
    color: { label: '黑色', swatch: '#171615' },
    price: 300_000,
    notSaleForChina: false,
    image,
  }
  const buckle = { size: null, image, isDefault: false, notSaleForChina: false }
  return aProduct({
    id: 'BT-0901',
    sku: 'BT-0901',
    type: 'bundle',
    bundleType: 'belt',
    attributes: [],
    childProducts: [],
    stock: 4,
    bundleOptions: [
      {
        optionId: 'strap',
        title: '带身',
        selections: [
          { ...strap, bundleSelectionId: 's75', sku: 'ST-75', size: '75', stock: 4, isDefault: true },
          { ...strap, bundleSelectionId: 's85', sku: 'ST-85', size: '85', stock: 2, isDefault: false },
        ],
      },
      {
        optionId: 'buckle',
        title: '带扣',
        selections: [
          {
            ...{ ...buckle, bundleSelectionId: 'gold', sku: 'BK-OR', price: 250_000, stock: 1 },
            ...{ name: '弧形带扣 金色', color: { label: '金色', swatch: '#c9a45c' } },
          },
          {
            ...{ ...buckle, bundleSelectionId: 'silver', sku: 'BK-AG', price: 200_000, stock: 0 },
            ...{ name: '弧形带扣 银色', color: { label: '银色', swatch: '#c3c4c5' } },
          },
        ],
      },
    ],
    ...part,
  })
}

/** A product as a list shows it. */
export function aListItem(part: Partial<ProductListItem> = {}): ProductListItem {
  return productListItemSchema.parse({
    sku: 'BG-0101',
    parentSku: 'BG-0101',
    url: 'aurore-bag-bg0101',
    name: '晨曦手袋',
    nameEn: 'Aurore',
    celLine: '',
    image: { name: 'bag-noir', alt: '黑色手袋' },
    switchImage: null,
    price: 3_200_000,
    hasSpecialPrice: false,
    orgPrice: null,
    hidePrice: false,
    isVip: false,
    isPreOrder: false,
    isComingSoon: false,
    isCustomization: false,
    isIndividuallySalable: true,
    notSaleForChina: false,
    isBundle: false,
    bundleSku: null,
    isJump: false,
    jump_schema: null,
    manuallyStock: false,
    stock: 8,
    stockStatus: 'In stock',
    colorCount: 1,
    attrEn: '',
    color: null,
    size: null,
    ...noCallouts,
    customerTag: '',
    cats: [],
    ...part,
  })
}

/** A product as a search finds it. */
export function aSearchItem(part: Partial<SearchProduct> = {}): SearchProduct {
  const item = aListItem(part)
  return {
    ...item,
    id: item.parentSku,
    type: 'configurable',
    defaultImage: item.image,
    secondImage: item.switchImage,
    childProducts: [],
    heroProducts: false,
    timeIdx: 0,
    ...part,
  }
}
