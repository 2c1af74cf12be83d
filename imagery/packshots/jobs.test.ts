import { BoxGeometry } from 'three'
import { describe, expect, it } from 'vitest'
import { looksOf, pictureName } from '../files/catalogue'
import type { Product } from '../files/catalogue'
import { isDone } from '../files/manifest'
import { item } from '../kit/plane/maths'
import { leatherSheet } from '../models/materials'
import { picturesOf } from '../publish/apply'
import { hashOf, stable } from '../render/hash'
import { jobsOf } from './jobs'
import { madeFrom } from './make'

const model = (size: number) => ({
  parts: [{ name: 'box', slot: 'leather', geometry: new BoxGeometry(size, 1, 1) }],
})
const camera = { position: [0, 0, 9], target: [0, 0, 0], fov: 15 }
const hash = (size = 1, leather = 'smooth-calf', width = 1080) =>
  hashOf({ model: model(size), sheet: leatherSheet(leather, 'gold', '#9a5a2c'), camera, size: [width, 1350] })

const colours = [
  { label: '墨黑', value: 'noir', swatch: '#171615' },
  { label: '干邑棕', value: 'cognac', swatch: '#9a5a2c' },
]

const aProduct = (sku: string): Product => ({
  sku,
  name: '晨曦手提包',
  celLine: '晨曦',
  categories: ['women-handbags-top-handle'],
  images: [],
  attributes: [{ code: 'color', options: colours }],
  children: colours.map(({ value }) => ({
    sku: `${sku}-${value}`,
    options: { color: value },
    isDefault: value === 'cognac',
  })),
  imagery: {
    model: 'top-handle-bag',
    leather: 'smooth-calf',
    metal: 'gold',
    params: { width: 21, height: 16, depth: 9 },
  },
})

function dyedIn(imagery: Product['imagery'], swatches: readonly string[]): Product {
  const options = swatches.map((swatch) => ({ label: swatch, value: swatch.slice(1), swatch }))
  return {
    ...aProduct('RW-1'),
    attributes: [{ code: 'color', options }],
    children: options.map(({ value }) => ({ sku: `RW-1-${value}`, options: { color: value } })),
    imagery,
  }
}

describe('jobs', () => {
  it('hash what a picture shows: shape, material, camera, size; not when it was made', () => {
    expect(hash()).toBe(hash())
    expect(new Set([hash(), hash(1.001), hash(1, 'suede'), hash(1, 'smooth-calf', 960)]).size).toBe(4)
  })

  it('do not depend on the order of keys', () => {
    expect(stable({ b: [1, { d: 2, c: 3 }], a: undefined })).toBe(stable({ b: [1, { c: 3, d: 2 }] }))
  })

  it('make one render for all colours, and share it between products that look the same', () => {
    const jobs = jobsOf([...looksOf(aProduct('BG-1')), ...looksOf(aProduct('BG-2'))])
    expect(jobs.map((job) => job.view.name)).toEqual(['quarter', 'front', 'detail', 'mannequin'])
    expect(jobs[0]?.variants.map(({ name }) => name)).toEqual([
      'bg-1-cognac',
      'bg-1-noir',
      'bg-2-cognac',
      'bg-2-noir',
    ])
    expect(jobs[1]?.variants[0]?.name).toBe('bg-1-cognac-front')
  })

  it('make the first view of everything before the second of anything', () => {
    const other = { ...aProduct('BG-2'), imagery: { model: 'tote', params: { width: 30 } } }
    const jobs = jobsOf([...looksOf(aProduct('BG-1')), ...looksOf(other)])
    expect(jobs.map((job) => job.label)).toEqual([
      'BG-1 quarter',
      'BG-2 quarter',
      'BG-1 front',
      'BG-2 front',
      'BG-1 detail',
      'BG-2 detail',
      'BG-1 mannequin',
      'BG-2 mannequin',
    ])
  })

  it('show on a mannequin what would hang there, and dye the product alone', () => {
    const imagery = { model: 'garment', params: { design: 'camisole' } }
    const [front, , worn] = jobsOf(looksOf({ ...aProduct('RW-1'), imagery }))
    expect(front?.sheet).not.toHaveProperty('mannequin-linen')
    expect(worn?.variants[0]?.name).toBe('rw-1-cognac-mannequin')
    expect(worn?.sheet['mannequin-linen']).not.toHaveProperty('dye')
    const clutch = jobsOf(looksOf({ ...aProduct('BG-1'), imagery: { model: 'clutch' } }))
    expect(clutch.map((job) => job.view.name)).toEqual(['quarter', 'front', 'detail'])
  })

  it('render in the middle colour, but silk for a pale one never from a dark one of another hue', () => {
    const baseIn = (imagery: Product['imagery'], swatches: readonly string[]) =>
      jobsOf(looksOf(dyedIn(imagery, swatches)))[0]?.base.body
    const [ivory, black, bordeaux, cognac, sky] = ['#efe8da', '#171615', '#5a1a24', '#9a5a2c', '#a9bfc9']
    const blouse = { model: 'garment', params: { design: 'bow-blouse' } }
    expect(baseIn(blouse, [ivory, black, bordeaux])).toBe(ivory)
    expect(baseIn(blouse, [black, bordeaux])).toBe(bordeaux)
    expect(baseIn(blouse, [black, ivory, sky])).toBe(sky)
    expect(baseIn({ model: 'tote', params: { width: 30 } }, [ivory, black, cognac])).toBe(cognac)
  })

  it('render black apart from a pure red, which it would keep in its creases', () => {
    const lotsOf = (swatches: readonly string[], leather = 'smooth-calf') =>
      jobsOf(looksOf(dyedIn({ model: 'clutch', leather }, swatches)))
        .filter(({ view }) => view.name === 'quarter')
        .map(({ variants }) => variants.map(({ dyes }) => dyes.body))
    const [black, navy, red, bordeaux] = ['#171615', '#1c2740', '#a8261f', '#5a1a24']
    expect(lotsOf([black, red, navy])).toEqual([[black, navy], [red]])
    expect(lotsOf([black, bordeaux])).toEqual([[black, bordeaux]])
    expect(lotsOf([black, bordeaux, red], 'box-calf')).toEqual([[black, bordeaux], [red]])
  })

  it('tell by its dyes what a recoloured picture is made from', () => {
    const madeIn = (swatches: readonly string[]) => {
      const job = item(jobsOf(looksOf(dyedIn({ model: 'clutch' }, swatches))), 0)
      return job.variants.map((variant) => madeFrom(job, variant, 'render'))
    }
    const [ivory, black] = madeIn(['#efe8da', '#171615'])
    expect(madeIn(['#efe8da', '#1c2740'])).toEqual([ivory, expect.not.stringMatching(black ?? '')])
  })

  it('mirror a strong leather as a grey where other colours share its render', () => {
    const mirrored = (swatches: readonly string[], leather = 'smooth-calf') => {
      const material = jobsOf(looksOf(dyedIn({ model: 'clutch', leather }, swatches)))[0]?.sheet.leather
      return material?.type === 'leather' ? material.mirrored : undefined
    }
    const [black, taupe, tan, bordeaux, terracotta] = ['#171615', '#8b7765', '#9a5a2c', '#5a1a24', '#a9654a']
    expect(mirrored([black, tan])).toBe('#686868')
    expect(mirrored([black, terracotta])).toBe('#767676')
    expect(mirrored([tan])).toBeUndefined()
    expect(mirrored([black, taupe])).toBeUndefined()
    expect(mirrored([black, bordeaux])).toBe('#2e2e2e')
    expect(mirrored([bordeaux])).toBeUndefined()
  })

  it('take white wool and poplin between flags, in a render of its own', () => {
    const cape = dyedIn({ model: 'garment', params: { design: 'cape' } }, ['#efe8da', '#171615'])
    const jobs = jobsOf(looksOf(cape)).map(({ view, variants, isFlagged, isRecoloured }) => [
      view.name,
      variants.length,
      isFlagged,
      isRecoloured,
    ])
    expect(jobs).toEqual([
      ['quarter', 1, false, true],
      ['quarter', 1, true, true],
      ['second', 1, false, true],
      ['second', 1, true, true],
      ['mannequin', 1, false, true],
      ['mannequin', 1, true, true],
    ])
    for (const [design, white] of [
      ['sleeveless-dress', '#efe8da'],
      ['shirt', '#f7f6f2'],
      ['wide-trousers', '#efe8da'],
    ] as const) {
      const looks = looksOf(dyedIn({ model: 'garment', params: { design } }, [white, '#171615']))
      expect(jobsOf(looks).filter(({ isFlagged }) => isFlagged)).toHaveLength(3)
    }
    const camisole = dyedIn({ model: 'garment', params: { design: 'camisole' } }, ['#efe8da', '#171615'])
    expect(jobsOf(looksOf(camisole)).some(({ isFlagged }) => isFlagged)).toBe(false)
  })

  it('name pictures after product and colour', () => {
    expect(pictureName({ sku: 'BG-0101', colourName: 'noir' })).toBe('bg-0101-noir')
    expect(pictureName({ sku: 'HB-0201', colourName: '' })).toBe('hb-0201')
    expect(pictureName({ sku: 'BG-0201', colourName: 'noir', variation: 'chaine' })).toBe(
      'bg-0201-noir-chaine',
    )
  })

  it('show what is sold on a strap or on a chain both ways, the first one under the plain name', () => {
    const strap = { label: '皮带', value: 'cuir' }
    const chain = { label: '链条', value: 'chaine' }
    const product: Product = {
      ...aProduct('BG-1'),
      attributes: [
        { code: 'color', options: colours },
        { code: 'one_pdp_variation', options: [strap, chain] },
      ],
      children: colours.flatMap((colour) =>
        [strap, chain].map(({ value }) => ({
          sku: `BG-1-${colour.value}-${value}`,
          options: { color: colour.value, one_pdp_variation: value },
          isDefault: colour.value === 'cognac' && value === 'cuir',
          imagery: { model: 'shoulder-bag', params: { strap: value } },
        })),
      ),
      imagery: {
        model: 'shoulder-bag',
        leather: 'smooth-calf',
        metal: 'gold',
        params: { width: 24, height: 17 },
      },
    }
    const jobs = jobsOf(looksOf(product)).filter(({ view }) => view.name === 'front')
    expect(jobs.map(({ variants }) => variants.map(({ name }) => name))).toEqual([
      ['bg-1-cognac-front', 'bg-1-noir-front'],
      ['bg-1-cognac-chaine-front', 'bg-1-noir-chaine-front'],
    ])
    const hasChain = jobs.map(({ build }) => build().parts.some(({ name }) => name === 'chain'))
    expect(hasChain).toEqual([false, true])
    const images = picturesOf(product, () => true)
    expect(images?.get('bg-1-noir-chaine')?.[0]?.alt).toBe('晨曦手提包，墨黑，链条，侧前方')
  })

  it('make again only what is missing or different', () => {
    expect(isDone({}, 'nothing', 'abc')).toBe(false)
    expect(isDone({ nothing: { render: 'old', ground: '#f1f0ee' } }, 'nothing', 'new')).toBe(false)
  })
})

describe('applying pictures', () => {
  it('waits until the first view of every colour is there', () => {
    const there = new Set(['bg-1-cognac', 'bg-1-cognac-front'])
    expect(picturesOf(aProduct('BG-1'), (name) => there.has(name))).toBeUndefined()
    there.add('bg-1-noir')
    const pictures = picturesOf(aProduct('BG-1'), (name) => there.has(name))
    expect([...(pictures?.keys() ?? [])]).toEqual(['bg-1-cognac', 'bg-1-noir'])
    expect(pictures?.get('bg-1-noir')).toEqual([{ name: 'bg-1-noir', alt: '晨曦手提包，墨黑，侧前方' }])
    expect(pictures?.get('bg-1-cognac')?.[1]).toEqual({
      name: 'bg-1-cognac-front',
      alt: '晨曦手提包，干邑棕，正面',
    })
  })

  it('adds the other views when they come', () => {
    const pictures = picturesOf(aProduct('BG-1'), () => true)?.get('bg-1-noir')
    expect(pictures?.map(({ alt }) => alt.split('，').at(-1))).toEqual([
      '侧前方',
      '正面',
      '细节',
      '悬于石膏手模上展示',
    ])
  })
})
