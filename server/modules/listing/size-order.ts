/** The house's PM, MM and GM stand beside the letters shown with the same words (小号, 中号, 大号). */
const letters = ['XXS', 'XS', 'PM', 'S', 'MM', 'M', 'GM', 'L', 'XL', 'XXL']

type Size = { value: string; label: string }

/** Sizes from small to large: those in letters first, then those in numbers. */
export function compareSizes(a: Size, b: Size): number {
  return rankOf(a) - rankOf(b) || a.label.localeCompare(b.label, 'zh-CN', { numeric: true })
}

function rankOf({ value }: Size): number {
  const rank = letters.indexOf(value.toUpperCase())
  return rank === -1 ? letters.length : rank
}
