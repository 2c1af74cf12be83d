import { expect, it } from 'vitest'
import { blockFlags } from './block-flags'

const product = { sku: 'BG-1', childProducts: [{ sku: 'BG-1-NOIR' }] }
const all = { bundleBag: true, lookBook: true, lookBookSku: true, recommend: true, history: true }

it.each([
  [{}, {}],
  [{ bundleBag: [], recommend: ['BG-2'] }, {}],
  [{ bundleBag: ['BG-1'] }, { bundleBag: false }],
  [{ lookBook: ['BG-2', 'BG-1'] }, { lookBook: false }],
  [{ lookBookSku: ['BG-1-NOIR'] }, { lookBookSku: false }],
  [
    { recommend: ['BG-1'], history: ['BG-1'] },
    { recommend: false, history: false },
  ],
  [{ history: 'BG-1' }, {}],
])('[P13] with %j listed the page goes without %j', (hidden, off) => {
  expect(blockFlags(hidden, product)).toEqual({ ...all, ...off })
})
