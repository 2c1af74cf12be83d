import encodeQR from 'qr'

/** Modules of white around the code, without which some readers miss it. */
const QUIET = 4

/** A text as a code to scan: black on white, its dark runs as one path. */
export function qrSvg(text: string): string {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET })
  const size = rows.length
  const path = rows.map((row, y) => runsOf(row).map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path.flat().join('')}"/></svg>`
}

/** The same as an address a picture can be shown from. */
export function qrImage(text: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(qrSvg(text)).toString('base64')}`
}

function runsOf(row: readonly boolean[]): { x: number; length: number }[] {
  const runs: { x: number; length: number }[] = []
  for (const [x, isDark] of row.entries()) {
    if (!isDark) continue
    const last = runs.at(-1)
    if (last && last.x + last.length === x) last.length += 1
    else runs.push({ x, length: 1 })
  }
  return runs
}
