const DAYS_TO_RETURN = 7
const DAY_MS = 86_400_000
/** Mainland China keeps one time all year. */
const CHINA_OFFSET_MS = 8 * 3_600_000

/** Why something comes back, in the order shoppers choose from. */
export const returnReasons = [
  { code: 'size', label: '尺码或版型不合适', isQuality: false },
  { code: 'look', label: '颜色或款式与预期不符', isQuality: false },
  { code: 'unwanted', label: '不再需要', isQuality: false },
  { code: 'quality', label: '商品存在质量问题', isQuality: true },
  { code: 'wrong-piece', label: '收到的商品与订单不符', isQuality: true },
] as const

/** The moment the time to return is over: the end of the seventh day after completion, in mainland China. */
export function returnsEndAt(completedAt: Date): Date {
  const day = Math.floor((completedAt.getTime() + CHINA_OFFSET_MS) / DAY_MS)
  return new Date((day + 1 + DAYS_TO_RETURN) * DAY_MS - CHINA_OFFSET_MS)
}

/** Whether an order is complete and its time to return still runs (decisions, «After the order»). */
export function isInReturnTime(
  { status, completedAt }: { status: string; completedAt: Date | null },
  now: Date,
): boolean {
  return status === 'complete' && completedAt !== null && now < returnsEndAt(completedAt)
}

export type ReturnableLine = {
  qty: number
  /** The return of each piece that has one. */
  returnIds: readonly string[]
  isSample: boolean
  isBelt: boolean
  isCustomized: boolean
}

/** The pieces of a line that may still be returned: all without a return, of a sample none. A belt is one piece. */
export function returnableQty({ qty, returnIds, isSample }: ReturnableLine): number {
  return isSample ? 0 : Math.max(0, qty - returnIds.length)
}

/** Belts are made to order and customised pieces bear initials: they come back for quality reasons only. */
export function isForQualityOnly({ isBelt, isCustomized }: ReturnableLine): boolean {
  return isBelt || isCustomized
}

/** What is wrong with a request to return pieces of a line, to be shown at it; null when nothing is. */
export function judgeReturn(line: ReturnableLine, asked: { qty: number; reason: string }): string | null {
  const reason = returnReasons.find(({ code }) => code === asked.reason)
  if (!reason) return '请选择退货原因'
  if (line.isSample) return '试用装不支持退货'
  const most = returnableQty(line)
  if (most === 0) return '该商品已申请退货'
  if (asked.qty < 1 || asked.qty > most) return `最多可退 ${most} 件`
  if (isForQualityOnly(line) && !reason.isQuality) return '定制商品仅支持因质量问题退货'
  return null
}
