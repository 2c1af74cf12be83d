/** The page numbers to show: first, last and those beside the current one. A negative number stands for a gap. */
export function pagesAround(page: number, pageCount: number): number[] {
  const wanted = new Set([1, page - 1, page, page + 1, pageCount])
  const shown: number[] = []
  for (let number = 1; number <= pageCount; number += 1) {
    const last = shown[shown.length - 1] ?? 0
    if (wanted.has(number)) shown.push(number)
    else if (last > 0) shown.push(-number)
  }
  return shown
}
