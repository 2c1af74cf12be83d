/** The value below which `share` of the sorted numbers lie. */
export function percentile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Runs `work(worker)` for `seconds` in `width` workers at once; answers how many calls that made, their rate and latencies. */
export async function load(width, seconds, work) {
  const until = performance.now() + seconds * 1000
  const times = []
  const began = performance.now()
  await Promise.all(
    Array.from({ length: width }, async (_, worker) => {
      while (performance.now() < until) {
        const start = performance.now()
        await work(worker)
        times.push(performance.now() - start)
      }
    }),
  )
  const elapsed = (performance.now() - began) / 1000
  return {
    calls: times.length,
    perSecond: times.length / elapsed,
    p50Ms: percentile(times, 0.5),
    p95Ms: percentile(times, 0.95),
  }
}

const round = (value) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value)

/** Rows of cells as a table of Markdown, ready for a page of docs/. */
export function markdownTable(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}

/** Prints rows of equal keys as a plain table. */
export function printTable(title, rows) {
  const keys = Object.keys(rows[0] ?? {})
  const cells = [keys, ...rows.map((row) => keys.map((key) => String(round(row[key]))))]
  const widths = keys.map((_, column) => Math.max(...cells.map((line) => line[column].length)))
  console.log(`\n${title}`)
  for (const line of cells) console.log(line.map((cell, column) => cell.padEnd(widths[column])).join('   '))
}
