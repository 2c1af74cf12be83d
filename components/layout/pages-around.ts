/**
 * The page numbers to show: first, last and those beside the current one, and a page that would be alone behind the
 * dots. A negative number stands for a gap.
 */
export function pagesAround(page: number, pageCount: number): number[] {
  const wanted = new Set([1, page - 1, page, page + 1, pageCount])
  const isShown = (number: number) => wanted.has(number) || (wanted.has(number - 1) && wanted.has(number + 1))
  const shown: number[] = []
  for (let number = 1; number <= pageCount; number += 1) {
    const last = shown[shown.length - 1] ?? 0
    if (isShown(number)) shown.push(number)
    else if (last > 0) shown.push(-number)
  }
  return shown
}
