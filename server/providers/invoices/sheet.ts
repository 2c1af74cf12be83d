import type PDFDocument from 'pdfkit'

export type Sheet = InstanceType<typeof PDFDocument>

/** The sheet in points: A4, with the house's colours. */
export const A4 = { width: 595.28, height: 841.89 }
export const left = 56
export const width = A4.width - 2 * left
export const right = left + width
export const colours = { ink: '#111111', second: '#6b6a67', line: '#d5d3ce', warning: '#9d2b1f' }

type Place = { x: number; y: number; width: number; align?: 'left' | 'right' | 'center'; spacing?: number }
type Look = { face?: 'light' | 'regular'; size: number; colour?: string }

/** Writes a text into a column; answers where the next line begins. */
export function write(sheet: Sheet, text: string, place: Place, look: Look): number {
  const { x, y, width: columnWidth, align, spacing } = place
  set(sheet, look).text(text, x, y, {
    width: columnWidth,
    align: align ?? 'left',
    lineGap: look.size * 0.35,
    characterSpacing: spacing ?? 0,
  })
  return sheet.y
}

/** How much of a column a text takes. */
export function heightOf(sheet: Sheet, text: string, columnWidth: number, look: Look): number {
  return set(sheet, look).heightOfString(text, { width: columnWidth, lineGap: look.size * 0.35 })
}

function set(sheet: Sheet, { face = 'regular', size, colour = colours.ink }: Look): Sheet {
  return sheet.font(face).fontSize(size).fillColor(colour)
}

/** A hairline across the sheet. */
export function rule(sheet: Sheet, y: number, colour = colours.line): void {
  sheet.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor(colour).stroke()
}

/** A small label, and what it names below; answers where the next line begins. */
export function fact(
  sheet: Sheet,
  [label, value]: readonly [string, string],
  place: { x: number; y: number; width: number },
): number {
  const y = write(sheet, label, place, { size: 8, colour: colours.second })
  return write(sheet, value, { ...place, y: y + 3 }, { size: 10 })
}

const yuan = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Whole fen as bookkeeping writes them: `12,800.50`. */
export function formatYuan(fen: number): string {
  return yuan.format(fen / 100)
}
