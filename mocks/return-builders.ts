import type { Return } from '@/contract/calls/purchase/returns'
import { returnReasons } from '@/contract/rules/purchase/returns'
import type { Data } from '@/lib/api/types'
import { anOrderLine } from './purchase-builders'

type ReturnOrder = Data<'getReturnOrder'>
type ReturnableLine = ReturnOrder['items'][number]

/** Two bags of one line, both of which may come back. */
export function aReturnableLine(part: Partial<ReturnableLine> = {}): ReturnableLine {
  return {
    ...anOrderLine({ qty: 2 }),
    itemId: '0b0e7c4e-6f0e-4a52-9d5c-1d3c5a4f0aaa',
    canReturn: true,
    returnableQty: 2,
    isForQualityOnly: false,
    isSample: false,
    ...part,
  }
}

/** A complete order within its time to return. */
export function aReturnOrder(part: Partial<ReturnOrder> = {}): ReturnOrder {
  return {
    incrementId: 'OR261120ABCDEFGH',
    orderCompletedAt: '2026-11-20T12:00:00.000Z',
    returnsEndAt: '2026-11-27T16:00:00.000Z',
    canReturn: true,
    canReturnOfflineStore: true,
    reasons: returnReasons.filter(({ code }) => ['size', 'unwanted', 'quality'].includes(code)),
    items: [aReturnableLine()],
    bundleItems: [],
    ...part,
  }
}

/** A return by post that was just asked for. */
export function aReturn(part: Partial<Return> = {}): Return {
  const { name, price, img_url: imgUrl, attributesInfo, url } = anOrderLine()
  return {
    id: 'RT261121ABCDEFGH',
    orderBn: 'OR261120ABCDEFGH',
    status: 'pending',
    statusLabel: '审核中',
    createdAt: '2026-11-21T04:00:00.000Z',
    isReturnToStore: false,
    address: '奥蕾退货中心 收',
    amount: 2_850_000,
    note: '',
    canCancel: true,
    canAddTracking: false,
    history: [{ status: 'pending', statusLabel: '审核中', at: '2026-11-21T04:00:00.000Z' }],
    items: [
      {
        entityId: '0b0e7c4e-6f0e-4a52-9d5c-1d3c5a4f0ddd',
        qtyRequested: 1,
        reason: '尺码或版型不合适',
        carrierTitle: '',
        trackNumber: '',
        isReturnToStore: false,
        product: {
          name,
          price,
          imgUrl,
          attributesInfo,
          url,
          isBundle: false,
          bundleType: null,
          bundleChild: [],
        },
      },
    ],
    ...part,
  }
}
