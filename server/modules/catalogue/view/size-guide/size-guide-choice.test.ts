import { expect, it } from 'vitest'
import { chooseSizeGuide, type Sized, type StoredGuide } from './size-guide-choice'

const nothing = { skus: [], lines: [], keywords: [] }

function aGuide(id: string, appliesTo: Partial<StoredGuide['appliesTo']> = {}): StoredGuide {
  const texts = { unit: '', bodyDesc: '', coreContent: '', needHelp: '' }
  return {
    id,
    guide: { title: id, ...texts, header: [], body: [], sizeImage: null, newVersionSize: true },
    appliesTo: { ...nothing, ...appliesTo },
  }
}

const own = aGuide('own').guide
const guides = [
  aGuide('product'),
  aGuide('sku', { skus: ['SH-1-38'] }),
  aGuide('line', { lines: ['晨曦'] }),
  aGuide('keyword', { keywords: ['高跟鞋'] }),
  aGuide('category'),
]
const all: Sized = {
  skus: ['SH-1', 'SH-1-38'],
  celLine: '晨曦',
  name: '塞纳高跟鞋',
  keywords: [],
  ownGuide: own,
  byProduct: 'product',
  byCategory: 'category',
}

it.each<[Partial<Sized>, string]>([
  [{}, 'own'],
  [{ ownGuide: null }, 'product'],
  [{ ownGuide: null, byProduct: 'gone' }, 'sku'],
  [{ ownGuide: null, byProduct: null }, 'sku'],
  [{ ownGuide: null, byProduct: null, skus: ['SH-2'] }, 'line'],
  [{ ownGuide: null, byProduct: null, skus: [], celLine: '' }, 'keyword'],
  [{ ownGuide: null, byProduct: null, skus: [], celLine: '', name: '鞋', keywords: ['高跟鞋'] }, 'keyword'],
  [{ ownGuide: null, byProduct: null, skus: [], celLine: '', name: '鞋' }, 'category'],
  [{ ownGuide: null, byProduct: null, skus: [], celLine: '', name: '鞋', byCategory: null }, ''],
])('[P12] with %j the guide is %s', (known, title) => {
  expect(chooseSizeGuide({ ...all, ...known }, guides).sizeGuideTitle).toBe(title)
})

it('[P12] tells by what each was found', () => {
  expect(chooseSizeGuide(all, guides)).toMatchObject({
    sizeGuideByProduct: 'product',
    sizeGuideBySku: 'sku',
    sizeGuideByLine: 'line',
    sizeGuideKeyword: '高跟鞋',
    sizeGuideByProductJson: own,
  })
})
