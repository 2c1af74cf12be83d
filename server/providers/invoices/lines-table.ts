import type { InvoiceDocument } from './invoice-provider'
import { colours, formatYuan, heightOf, left, right, rule, write, type Sheet } from './sheet'

type Line = InvoiceDocument['lines'][number]

const columns = {
  name: { x: left, width: 258 },
  qty: { x: 326, width: 44, align: 'right' },
  price: { x: 378, width: 76, align: 'right' },
  amount: { x: right - 80, width: 80, align: 'right' },
} as const
const body = { size: 9.5 } as const
const head = { size: 8, colour: colours.second } as const
const GAP = 9

/** What was bought, on this sheet alone: what finds no room stands together in a last row. Answers where it ends. */
export function drawLines(
  sheet: Sheet,
  lines: readonly Line[],
  { y, end }: { y: number; end: number },
): number {
  write(sheet, '项目名称', { ...columns.name, y }, head)
  write(sheet, '数量', { ...columns.qty, y }, head)
  write(sheet, '单价（元）', { ...columns.price, y }, head)
  let top = write(sheet, '金额（元）', { ...columns.amount, y }, head) + 5
  rule(sheet, top, colours.ink)
  for (const { name, qty, price, amount } of rowsWithin(sheet, lines, end - top)) {
    top += GAP
    write(sheet, qty, { ...columns.qty, y: top }, body)
    write(sheet, price, { ...columns.price, y: top }, body)
    write(sheet, amount, { ...columns.amount, y: top }, body)
    top = write(sheet, name, { ...columns.name, y: top }, body) + GAP - 3
    rule(sheet, top)
  }
  return top
}

type Row = { name: string; qty: string; price: string; amount: string }

function rowsWithin(sheet: Sheet, lines: readonly Line[], room: number): Row[] {
  let taken = 0
  const fitting = lines.findIndex(({ name }, index) => {
    taken += rowHeight(sheet, name)
    const isLast = index === lines.length - 1
    return taken + (isLast ? 0 : rowHeight(sheet, '其余')) > room
  })
  const shown = fitting === -1 ? lines : lines.slice(0, fitting)
  const rest = lines.slice(shown.length)
  const rows = shown.map(({ name, qty, priceFen, amountFen }) => ({
    name,
    qty: String(qty),
    price: formatYuan(priceFen),
    amount: formatYuan(amountFen),
  }))
  if (rest.length === 0) return rows
  const sum = (of: 'qty' | 'amountFen') => rest.reduce((total, line) => total + line[of], 0)
  const others = { name: `其余 ${rest.length} 项，详见订单`, qty: String(sum('qty')), price: '' }
  return [...rows, { ...others, amount: formatYuan(sum('amountFen')) }]
}

function rowHeight(sheet: Sheet, name: string): number {
  return heightOf(sheet, name, columns.name.width, body) + 2 * GAP - 3
}
