import { expect, it } from 'vitest'
import { aProduct } from '@/mocks/product-builders'
import { notesOf } from './product-notes'

it.each([
  [{}, []],
  [{ calloutMessageBuy: '含礼盒', calloutNote: '以实物为准' }, ['含礼盒', '以实物为准']],
  [{ isPreOrder: true }, ['预售商品，将按预计时间为您寄出。']],
  [{ isPreOrder: true, preOrderShippingNote: '三月寄出' }, ['三月寄出']],
  [{ preOrderShippingNote: '三月寄出' }, []],
  [{ isVip: true, vipNote: '贵宾专享' }, ['贵宾专享']],
  [{ vipNote: '贵宾专享' }, []],
  [{ stock: 0, ctaNoStockComment: '四月到店' }, ['四月到店']],
  [{ manuallyStock: true, ctaNoStockComment: '四月到店' }, ['四月到店']],
  [{ ctaNoStockComment: '四月到店' }, []],
  [{ isIndividuallySalable: false, appAdvisory: '请于小程序预约' }, ['此款不单独出售。', '请于小程序预约']],
])('[P13] of %j the page notes %j', (facts, notes) => {
  expect(notesOf(aProduct(facts))).toEqual(notes)
})
