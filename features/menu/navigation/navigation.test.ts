import { describe, expect, test } from 'vitest'
import { aNavigation } from '@/mocks/navigation-builders'
import { isWithin } from './is-within'
import { hasGap, navOf, promotionsOf, trailTo } from './navigation'
import { entriesAtStart } from './open-entries'

const { items } = aNavigation()
const at = (paths: string[], nav: string | null = null) => ({ nav, paths, isApart: false })
const names = (trail: { name: string }[]) => trail.map(({ name }) => name)

describe('[S07] the entries a page belongs to', () => {
  test.each([
    ['the nav query', at(['/somewhere'], 'women-handbags-tote'), ['女士', '手袋', '托特包']],
    ['a view-all', at([], 'view-all-women-handbags'), ['女士', '手袋']],
    ['a view-more', at([], 'view-more-men'), ['男士']],
    ['the nav query before the breadcrumbs', at(['/categories/men'], 'women-belts'), ['女士', '腰带']],
    ['the breadcrumbs, where no entry has that id', at(['/categories/men', '/a-shoe'], 'gone'), ['男士']],
    [
      'the innermost breadcrumb',
      at(['/categories/women', '/categories/women/handbags', '/aurore']),
      ['女士', '手袋'],
    ],
    ['the page itself', at(['/shows']), ['系列', '时装秀']],
    ['none', at(['/privacy-policy']), []],
  ])('follow %s', (_, place, expected) => {
    expect(names(trailTo(items, place))).toEqual(expected)
  })
})

describe('[S07][S08] what is open at first', () => {
  const start = { openItemId: null, place: at([]), isPhone: false, isPending: false }
  const inTote = at(['/categories/women', '/categories/women/handbags', '/categories/women/handbags/tote'])

  test.each([
    ['desktop: what was pressed', { ...start, openItemId: 'men' }, ['men']],
    [
      'desktop: more than was pressed, where the page is',
      { ...start, openItemId: 'women', place: inTote },
      ['women', 'women-handbags'],
    ],
    [
      'desktop: what was pressed before where the page is',
      { ...start, openItemId: 'men', place: inTote },
      ['men'],
    ],
    ['desktop: the first world where nothing says more', start, ['women']],
    ['phone: the first level', { ...start, isPhone: true }, []],
    ['phone: the level of the page', { ...start, isPhone: true, place: inTote }, ['women', 'women-handbags']],
    [
      'phone: the first level on search and product pages',
      { ...start, isPhone: true, place: { ...inTote, isApart: true } },
      [],
    ],
  ])('%s', (_, given, expected) => {
    expect(entriesAtStart(items, given)).toEqual(expected)
  })
})

test('[S07] a gap stands where the answer says, never before the first entry', () => {
  expect([0, 1, 2, 3].map((place) => hasGap([0, 2], place))).toEqual([false, false, true, false])
})

test('[S07] promotions begin with the innermost open entry and repeat no picture', () => {
  const [women] = items
  const open = [women!, women!.items[0]!]

  expect(promotionsOf(open, 2).map(({ image, nav }) => [image, nav])).toEqual([
    ['still-maroquinerie', 'women-handbags'],
    ['still-hero', 'women'],
  ])
  expect(promotionsOf([women!], 2).map(({ title }) => title)).toEqual(['新一季', '晨曦系列'])
  expect(promotionsOf([], 2)).toEqual([])
})

test('[S07] a link is known by its entry, or by the whole of one', () => {
  expect([navOf('women'), navOf('women', 'view-all'), navOf('women', 'view-more')]).toEqual([
    'women',
    'view-all-women',
    'view-more-women',
  ])
})

test('[S07] a page lies in what its path begins with, by whole steps', () => {
  expect(isWithin(['/categories/women/handbags'], '/categories/women')).toBe(true)
  expect(isWithin(['/categories/womenswear'], '/categories/women')).toBe(false)
})
