import { describe, expect, test } from 'vitest'
import { importRowSchema, type ImportRowOf } from '@/contract/calls/ops/catalogue-import'
import type { NavigationItem } from '@/contract/calls/catalogue/catalogue'
import { readDemoRows } from '@/server/seed/seed'
import { navigationOf } from './navigation'

type Row = Parameters<typeof navigationOf>[0][number]

const aRow = (id: string, part: Partial<Row> = {}): Row => ({
  ...{ id, parentId: null, urlKey: id, name: id, nameEn: id },
  navigation: { title: '', subTitle: '', isHidden: false, gapBefore: false },
  ...part,
})
const navigation = (part: Partial<Row['navigation']>) => ({ ...aRow('').navigation, ...part })
const noPages = new Set<string>()

describe('the menu as a tree [S07]', () => {
  test('an entry leads to its category, to the page that stands in its place, or where it is told to', () => {
    const rows = [
      aRow('women'),
      aRow('shows'),
      aRow('journal', { navigation: navigation({ redirectUrl: 'https://journal.example.com/' }) }),
    ]

    const { items } = navigationOf(rows, new Set(['shows']))

    expect(items.map(({ url, isSetRedirectUrl }) => [url, isSetRedirectUrl])).toEqual([
      ['/categories/women', false],
      ['/shows', false],
      ['https://journal.example.com/', true],
    ])
  })

  test('hidden entries and what is deeper than three levels stay out', () => {
    const rows = [
      aRow('a'),
      aRow('b', { parentId: 'a' }),
      aRow('c', { parentId: 'b' }),
      aRow('d', { parentId: 'c' }),
      aRow('hidden', { parentId: 'a', navigation: navigation({ isHidden: true }) }),
    ]

    expect(pathsOf(navigationOf(rows, noPages).items)).toEqual(['a', 'a > b', 'a > b > c'])
  })

  test('count names the places of the gaps, never one before the first entry', () => {
    const gap = navigation({ gapBefore: true })
    const rows = [aRow('a', { navigation: gap }), aRow('b'), aRow('c', { navigation: gap }), aRow('d')]

    expect(navigationOf(rows, noPages).count).toEqual([2])
  })

  test('the demo data holds the whole tree of A§2, with a promotion in every world', () => {
    const { items, count } = navigationOf(demoCategories(), noPages)
    const paths = pathsOf(items)

    expect(items.map(({ name }) => name)).toEqual(['女士', '男士', '系列', '时装屋', '高级香水'])
    expect(count).toEqual([2])
    expect(paths).toEqual(expect.arrayContaining(wholeTree))
    for (const world of items) {
      const promoted = world.items.filter(({ subImage, title, subTitle }) => subImage && title && subTitle)
      expect(promoted.length, world.name).toBeGreaterThan(0)
      expect(world.subImage, world.name).not.toBeNull()
    }
  })
})

const women = [
  ...['手袋', '迷你包', '小皮具', '成衣', '鞋履', '首饰', '高级珠宝'],
  ...['太阳眼镜', '配饰', '腰带', '香氛与家居'],
]
const wholeTree = [
  ...women.map((name) => `女士 > ${name}`),
  ...['包袋', '成衣', '鞋履'].map((name) => `男士 > ${name}`),
  '系列 > 时装秀 > 二〇二六春夏',
  '系列 > 广告大片 > 二〇二六《雾散之前》',
  ...['一九', '二〇', '二一', '二二', '二三'].map((year) => `系列 > 预告 > 预告 二〇${year}`),
  ...['精品店建筑', '艺术项目', '合作'].map((name) => `时装屋 > ${name}`),
  ...['香水', '香氛蜡烛', '家居系列'].map((name) => `高级香水 > ${name}`),
]

function pathsOf(items: readonly NavigationItem[], above = ''): string[] {
  return items.flatMap(({ name, items: below }) => {
    const path = above ? `${above} > ${name}` : name
    return [path, ...pathsOf(below, path)]
  })
}

function demoCategories(): Row[] {
  return readDemoRows()
    .map((row) => importRowSchema.parse(row))
    .filter((row): row is ImportRowOf<'category'> => row.kind === 'category')
    .map((row) => ({ ...row, parentId: row.parentId ?? null }))
    .sort((a, b) => a.position - b.position)
}
