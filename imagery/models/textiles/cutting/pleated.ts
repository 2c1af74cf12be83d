import { isCoarse } from '../../../kit/plane/detail'
import { smooth, vector } from '../../../kit/plane/maths'
import { shell } from '../../../kit/skins/shell'

/**
 * A skirt of pressed pleats from `top` down: its folds are drawn, not dropped. Below a waistband it widens only after the share `held`;
 * `columns` is how finely each pleat is drawn.
 */
export function pleated({
  waist = 12.4,
  deep = 9,
  flare = 1.75,
  length = 66,
  count = 34,
  depth = 1.5,
  top = 0,
  held = 0,
  thickness = 0.12,
  columns = 24,
} = {}) {
  const around = count * (isCoarse() ? 6 : columns)
  const lines = isCoarse() ? 12 : 119
  const rows = Array.from({ length: lines + 1 }, (_, line) => {
    const t = line / lines
    // Over the hips in one line from the waist to the hem, ever less steep.
    const free = Math.max(0, t - held) / (1 - held)
    const wide = 1 + (flare - 1) * (0.5 * (1 - Math.exp(-5 * free)) + 0.5 * free)
    return Array.from({ length: around }, (__, column) => {
      const turn = (column / around) * 2 * Math.PI
      const phase = ((column % (around / count)) / (around / count) + 0.06 * Math.sin(turn * 5) * t + 1) % 1
      // A knife pleat: slowly out, quickly back.
      const fold = phase < 0.78 ? phase / 0.78 : 1 - (phase - 0.78) / 0.22
      const open = depth * (0.16 + 0.84 * smooth(0, 0.5, t)) * (0.85 + 0.2 * Math.sin(turn * 3 + 1) * t)
      const sway = 1 + 0.035 * Math.sin(turn * 4 + 0.7) * t + 0.025 * Math.sin(turn * 7 + 2) * t
      const out = (fold - 0.5) * open
      return vector(
        (waist * wide * sway + out) * Math.sin(turn),
        top - length * t - 0.25 * Math.sin(turn * 4) * t,
        (deep * wide * sway + out) * Math.cos(turn),
      )
    })
  })
  return shell(rows, {
    ring: true,
    thickness: -thickness,
    crease: 38,
    uv: (line, column) => [column / 6, line * 0.55],
  })
}
