import type { InvoiceDocument } from './invoice-provider'
import { drawLines } from './lines-table'
import { A4, colours, fact, formatYuan, left, rule, width, write, type Sheet } from './sheet'
import { yuanInWords } from './yuan-in-words'

/** Who sells, in the demonstration. */
const seller = { name: '奥蕾（上海）商贸有限公司', taxNumber: '91310000DEMO000000' }
const SAMPLE = '演示样张'
const FOOT = 752
const HALF = (width - 32) / 2

const chinaDay = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', dateStyle: 'long' })

/** One sheet, whatever is on it: who, what, how much; and that it is a specimen. */
export function drawSheet(sheet: Sheet, invoice: InvoiceDocument): void {
  drawWatermark(sheet)
  drawHead(sheet)
  const third = (width - 48) / 3
  const facts = [
    ['发票号码', invoice.invoiceNo],
    ['开票日期', chinaDay.format(invoice.issuedAt)],
    ['订单编号', invoice.orderBn],
  ] as const
  facts.forEach((item, index) => fact(sheet, item, { x: left + index * (third + 24), y: 148, width: third }))
  rule(sheet, 194)

  const buyer = drawParty(sheet, '购买方', { name: invoice.title, taxNumber: invoice.taxNumber }, left)
  const house = drawParty(sheet, '销售方', seller, left + HALF + 32)
  const end = drawLines(sheet, invoice.lines, { y: Math.max(buyer, house) + 28, end: FOOT - 110 })
  drawTotal(sheet, invoice.amountFen, end + 20)
  drawFoot(sheet)
}

function drawWatermark(sheet: Sheet): void {
  const [x, y] = [A4.width / 2, A4.height / 2]
  sheet
    .save()
    .rotate(-32, { origin: [x, y] })
    .fillOpacity(0.05)
  write(
    sheet,
    SAMPLE,
    { x: 0, y: y - 70, width: A4.width, align: 'center', spacing: 16 },
    { face: 'light', size: 104 },
  )
  sheet.fillOpacity(1).restore()
}

function drawHead(sheet: Sheet): void {
  write(sheet, 'ORÉE', { x: left, y: 52, width: 240, spacing: 9 }, { face: 'light', size: 26 })
  write(sheet, '电子发票', { x: left, y: 56, width, align: 'right', spacing: 4 }, { face: 'light', size: 20 })
  rule(sheet, 100, colours.ink)
  const warning = `${SAMPLE}　由沙箱开票服务生成，非税务凭证，不可用于报销或抵扣`
  write(sheet, warning, { x: left, y: 109, width }, { size: 8.5, colour: colours.warning })
}

function drawParty(
  sheet: Sheet,
  role: string,
  { name, taxNumber }: { name: string; taxNumber: string | null },
  x: number,
): number {
  const y = fact(sheet, [role, name], { x, y: 210, width: HALF })
  if (taxNumber === null) return y
  return write(sheet, `税号 ${taxNumber}`, { x, y: y + 3, width: HALF }, { size: 9, colour: colours.second })
}

function drawTotal(sheet: Sheet, fen: number, y: number): void {
  fact(sheet, ['价税合计（大写）', yuanInWords(fen)], { x: left, y, width: HALF + 40 })
  const column = { x: left + HALF + 32, width: HALF, align: 'right' } as const
  const top = write(sheet, '价税合计（小写）', { ...column, y }, { size: 8, colour: colours.second })
  write(sheet, `¥${formatYuan(fen)}`, { ...column, y: top }, { face: 'light', size: 20 })
}

function drawFoot(sheet: Sheet): void {
  rule(sheet, FOOT)
  const look = { size: 8, colour: colours.second }
  write(sheet, '金额均已含税。退款后原发票作废，余额另行开具。', { x: left, y: FOOT + 10, width }, look)
  write(sheet, 'ORÉE 奥蕾', { x: left, y: FOOT + 10, width, align: 'right' }, look)
}
