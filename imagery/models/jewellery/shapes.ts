import type { Part } from '../../kit/mesh/model'
import { curveThrough, superellipse } from '../../kit/plane/curves'
import { lerp, smooth, vector } from '../../kit/plane/maths'
import { tube } from '../../kit/skins/line-sweep'
import { merged } from '../../kit/skins/raw'
import { shell } from '../../kit/skins/shell'
import { skin } from '../../kit/skins/skin'

/** A box with rounded edges, around the origin. */
export function rbox(width: number, height: number, depth: number, radius: number) {
  const ring = (inset: number, z: number) =>
    superellipse(width - inset * 2, height - inset * 2, 14, 96).map(([x, y]) => vector(x, y, z))
  const turns = [0, 0.25, 0.5, 0.75, 1].map((share) => (share * Math.PI) / 2)
  return skin(
    [
      ...turns.map((turn) => ring(radius * (1 - Math.sin(turn)), -depth / 2 + radius * (1 - Math.cos(turn)))),
      ...[...turns]
        .reverse()
        .map((turn) => ring(radius * (1 - Math.sin(turn)), depth / 2 - radius * (1 - Math.cos(turn)))),
    ],
    { ring: true, caps: true, crease: 35 },
  )
}

/** The open cuff: a broad band with an arch cut out of its face. */
export function archCuff(tall: number): Part[] {
  const radius = 3.1
  const gap = 0.95
  const rows = Array.from({ length: 161 }, (_, index) => {
    const t = index / 160
    const turn = Math.PI / 2 + lerp(-Math.PI + gap / 2, Math.PI - gap / 2, t)
    const away = Math.abs(t - 0.5) * 2
    const low = tall * 0.62 * smooth(0.36, 0, away) ** 1.4
    const end = 1 - 0.3 * smooth(0.8, 1, away)
    return Array.from({ length: 17 }, (__, step) => {
      const y = lerp(low, tall * end, step / 16) + (tall * (1 - end)) / 2
      const bulge = 0.12 * Math.sin((Math.PI * step) / 16)
      return vector((radius + bulge) * Math.cos(turn) * 1.08, y, (radius + bulge) * Math.sin(turn) * 0.94)
    })
  })
  return [{ name: 'cuff', geometry: shell(rows, { thickness: 0.22, crease: 50 }), slot: 'metal' }]
}

/** A bangle of a stem that leaves branch off from. */
export function leafBangle(): Part[] {
  const radius = 3.05
  const place = (turn: number, out: number, y: number) =>
    vector((radius + out) * Math.cos(turn), y, (radius + out) * Math.sin(turn))
  const stem = Array.from({ length: 200 }, (_, index) => {
    const turn = (index / 200) * Math.PI * 2
    return place(turn, 0, 0.9 + 0.16 * Math.sin(turn * 6))
  })
  const leaves = Array.from({ length: 22 }, (_, index) => {
    const turn = (index / 22) * Math.PI * 2
    const up = index % 2 === 0 ? 1 : -1
    const rows = Array.from({ length: 49 }, (__, line) => {
      // Closer rows where the outline turns: at stalk and tip.
      const t = (1 - Math.cos((line / 48) * Math.PI)) / 2
      const half = 0.29 * Math.sin(Math.PI * t ** 0.85) + lerp(0.03, 0.012, t)
      return Array.from({ length: 17 }, (___, step) => {
        const w = step / 8 - 1
        const along = turn + t * 0.4
        const y = 0.9 + up * (0.06 + t * 0.82)
        const across = w * half
        // A leaf is bent along its vein by so much of its width, and so its point is no tube.
        const bend = (half / 0.29) ** 2
        return place(
          along + (across * up) / radius,
          0.08 - 0.07 * bend * w * w + 0.1 * Math.sin(Math.PI * t),
          y + across * -0.5,
        )
      })
    })
    return shell(rows, { thickness: 0.045, crease: 60 })
  })
  const veins = Array.from({ length: 22 }, (_, index) => {
    const turn = (index / 22) * Math.PI * 2
    const up = index % 2 === 0 ? 1 : -1
    const line = Array.from({ length: 9 }, (__, step) => {
      const t = (step / 8) * 0.93
      return place(turn + t * 0.4, 0.085 + 0.1 * Math.sin(Math.PI * t), 0.9 + up * (0.06 + t * 0.82))
    })
    return tube(curveThrough(line, 24), 0.04, {
      sides: 12,
      roundEnds: true,
      scale: (share) => lerp(1.2, 0.4, share),
    })
  })
  return [
    { name: 'stem', geometry: tube(stem, 0.13, { closed: true, sides: 16 }), slot: 'metal' },
    { name: 'leaves', geometry: merged(leaves), slot: 'metal' },
    { name: 'veins', geometry: merged(veins), slot: 'metal' },
  ]
}
