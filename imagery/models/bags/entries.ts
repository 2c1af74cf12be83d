import type { Model } from '../../kit/model'
import type { Entry, Family, Look } from '../entry'
import { leatherSheet } from '../materials'
import { formOf, numberOf } from '../params'
import type { Params } from '../params'
import { bucket } from './bucket'
import { hardCase } from './case'
import type { FlapShape } from './flap'
import { flapBag } from './flap-bag'
import type { Closure } from './hardware'
import { openBag } from './open-bag'
import { quilted } from './relief'
import { zipBag } from './zip-bag'

/** What makes a line's bags a family: how a flap is cut, and what closes it. */
const lines: Record<string, { flap: FlapShape; closure: Closure }> = {
  晨曦: { flap: 'arc', closure: 'turn' },
  拱廊: { flap: 'arch', closure: 'arch' },
  河畔: { flap: 'straight', closure: 'bar' },
  林缘: { flap: 'slant', closure: 'plain' },
  林间: { flap: 'saddle', closure: 'leaf' },
  弦月: { flap: 'saddle', closure: 'moon' },
  木纹: { flap: 'straight', closure: 'turn' },
  珠光: { flap: 'envelope', closure: 'pearl' },
}

/** Everything that bags have in common in the catalogue's parameters. */
function measures(params: Params) {
  const line = typeof params['line'] === 'string' ? params['line'] : ''
  const diameter = numberOf(params, 'diameter', 18)
  return {
    design: lines[line] ?? { flap: 'arc' as const, closure: 'turn' as const },
    line,
    width: numberOf(params, 'width', diameter),
    height: numberOf(params, 'height', 18),
    depth: numberOf(params, 'depth', 8),
    diameter,
    softness: numberOf(params, 'softness', 0.2),
    params,
  }
}

type Measures = ReturnType<typeof measures>

/** The bodies a kind of bag comes in. `form` of a product picks one; without it the house's line has its own. */
type Forms = { line: (measures: Measures) => Model } & Readonly<Record<string, (measures: Measures) => Model>>

/** A plain stamp needs more room above the flap's edge than a lock. */
const stampUp = (closure: Closure, up: number) => (closure === 'plain' ? up : undefined)

const topHandleBags: Forms = {
  line: ({ design, width, height, depth }) => {
    const isStraight = design.flap === 'straight'
    return flapBag({
      width,
      height,
      depth,
      taper: isStraight ? 0.97 : 0.9,
      slim: isStraight ? 0.75 : 0.55,
      flapShape: design.flap,
      flapDrop: isStraight ? 0.44 : 0.52,
      closure: design.closure,
      closureUp: stampUp(design.closure, 2.4),
      carry: { kind: 'handle', height: Math.min(9.5, height * 0.5 + 0.6) },
    })
  },
  twin: ({ width, height, depth }) =>
    openBag({
      width,
      height,
      depth,
      taper: 0.92,
      slim: 0.7,
      corner: 2,
      softness: 0.05,
      handles: { kind: 'rolled', height: 9.5 },
      lock: 'arch',
      hasFeet: true,
    }),
  doctor: ({ width, height, depth }) =>
    zipBag({
      shape: 'dome',
      width,
      height,
      depth,
      softness: 0.12,
      slim: 0.5,
      carry: { kind: 'handles', height: 9 },
      lock: 'bar',
    }),
}

type FlapOverride = { shape?: FlapShape; drop?: number; corner?: number; size?: number; strap?: number }

/** A flap bag on a long strap; the croc line hangs on a chain. */
function shoulderFlap(
  { design, width, height, depth, line, softness }: Measures,
  own: FlapOverride = {},
): Model {
  return flapBag({
    width,
    height,
    depth,
    taper: 0.97,
    slim: 0.72,
    corner: own.corner ?? 1.4,
    flapShape: own.shape ?? design.flap,
    flapDrop: own.drop ?? 0.58,
    closure: design.closure,
    closureSize: own.size ?? 0.95,
    closureUp: stampUp(design.closure, 2.2),
    carry: { kind: line === '木纹' ? 'chain' : 'strap', drop: strapDrop(height), width: own.strap ?? 1.6 },
    softness: softness * 0.4,
    hasFeet: false,
  })
}

const strapDrop = (height: number) => Math.min(20, height * 0.75 + 5)

const moonBag = ({ width, height, depth }: Measures, relief?: (x: number, y: number) => number) =>
  zipBag({
    shape: 'moon',
    width,
    height,
    depth,
    softness: 0.1,
    slim: 0.7,
    pad: 0.16,
    carry: { kind: 'strap', drop: strapDrop(height), width: 1.8 },
    relief,
    lock: 'moon',
    lockSize: 0.8,
  })

const shoulderBags: Forms = {
  line: (own) => shoulderFlap(own),
  saddle: (own) => shoulderFlap(own, { shape: 'saddle', drop: 0.78, corner: Math.min(5, own.width * 0.22) }),
  envelope: (own) => shoulderFlap(own, { shape: 'envelope', drop: 0.66 }),
  messenger: (own) => shoulderFlap(own, { drop: 0.72, size: 1.1, strap: 2.6 }),
  moon: (own) => moonBag(own),
  'quilted-moon': (own) => moonBag(own, quilted(2.1, 0.16)),
  zip: ({ width, height, depth }) =>
    zipBag({
      shape: 'box',
      width,
      height,
      depth,
      softness: 0.06,
      pocket: 0.46,
      carry: { kind: 'strap', drop: strapDrop(height), width: 1.9 },
    }),
  belt: ({ width, height, depth }) =>
    zipBag({
      shape: 'belt',
      width,
      height,
      depth,
      softness: 0.2,
      carry: { kind: 'strap', drop: 15, width: 3 },
    }),
}

const toteLocks: Record<string, Closure> = { 拱廊: 'arch', 晨曦: 'turn' }

function tote(own: Measures, isBasket: boolean): Model {
  const { line, width, height, depth, softness } = own
  const isStiff = ['拱廊', '林缘'].includes(line)
  const upright = height > width ? 1.02 : 1.08
  return openBag({
    width,
    height,
    depth,
    taper: isBasket ? 1.16 : upright,
    slim: 0.68,
    softness: isStiff ? 0.1 : softness * 1.4,
    handles: {
      kind: 'flat',
      height: Math.min(height * 0.55, 16),
      width: isBasket ? 2.6 : 2.1,
      sewn: height * (line === '林缘' ? 0.45 : 0.26),
    },
    lock: toteLocks[line],
  })
}

const totes: Forms = {
  line: (own) => tote(own, false),
  basket: (own) => tote(own, true),
  briefcase: ({ line, width, height, depth }) =>
    zipBag({
      shape: 'box',
      width,
      height,
      depth,
      softness: 0.08,
      corner: 2,
      ...(line === '拱廊' ? { lock: 'arch' as const } : { pocket: 0.5 }),
      carry: { kind: 'handles', height: 8 },
    }),
  duffel: ({ width, height, depth }) =>
    zipBag({
      shape: 'dome',
      width,
      height,
      depth,
      softness: 0.5,
      slim: 0.55,
      corner: 5,
      carry: { kind: 'handles', height: 12 },
    }),
}

const bucketBags: Forms = {
  line: ({ diameter, height }) =>
    bucket({
      diameter,
      height,
      softness: 0.22,
      carry: { kind: 'strap', drop: Math.min(18, height * 0.72), width: 1.5 },
    }),
  backpack: ({ width, height, depth }) =>
    zipBag({
      shape: 'dome',
      width,
      height,
      depth,
      softness: 0.3,
      slim: 0.62,
      pocket: 0.42,
      carry: { kind: 'handles', height: 6 },
    }),
  sack: ({ width, height, depth }) =>
    bucket({
      diameter: depth * 1.25,
      oval: width / (depth * 1.25),
      height,
      softness: 0.5,
      carry: { kind: 'strap', drop: 10, width: 2.6 },
    }),
}

function miniFlap({ design, width, height, depth }: Measures, isBox: boolean): Model {
  return flapBag({
    width,
    height,
    depth,
    corner: 1,
    taper: isBox ? 1 : 0.92,
    slim: isBox ? 0.96 : 0.62,
    flapShape: design.flap,
    flapDrop: isBox ? 0.5 : 0.54,
    closure: design.closure,
    closureSize: 0.92,
    carry:
      design.closure === 'turn'
        ? { kind: 'handle', height: 5.6 }
        : { kind: design.closure === 'pearl' ? 'chain' : 'strap', drop: height * 0.8 + 3.5, width: 1.1 },
    hasFeet: false,
  })
}

const miniBags: Forms = {
  line: (own) => miniFlap(own, false),
  box: (own) => miniFlap(own, true),
  moon: ({ width, height, depth }) =>
    zipBag({
      shape: 'moon',
      width,
      height,
      depth,
      slim: 0.7,
      pad: 0.14,
      carry: { kind: 'strap', drop: height * 0.8 + 3.5, width: 1.2 },
      lock: 'moon',
      lockSize: 0.6,
    }),
  bucket: ({ diameter, height }) =>
    bucket({ diameter, height, softness: 0.12, carry: { kind: 'strap', drop: 11, width: 1.1 } }),
  round: ({ diameter, height }) =>
    zipBag({
      shape: 'round',
      width: diameter,
      height: diameter,
      depth: height,
      slim: 1,
      carry: { kind: 'chain', drop: 12, width: 1.1 },
    }),
  phone: ({ width, height, depth }) =>
    flapBag({
      width,
      height,
      depth,
      taper: 1,
      slim: 0.9,
      corner: 1.1,
      flapShape: 'straight',
      flapDrop: 0.3,
      closure: 'bar',
      closureSize: 0.72,
      carry: { kind: 'strap', drop: 14, width: 1.1 },
      hasFeet: false,
    }),
}

const clutches: Forms = {
  line: ({ design, width, height, depth }) =>
    flapBag({
      width,
      height,
      depth,
      taper: 0.98,
      slim: 0.7,
      corner: 0.9,
      flapShape: design.flap,
      flapDrop: 0.7,
      closure: design.closure,
      closureUp: 0.95,
      carry: { kind: 'none' },
      hasFeet: false,
    }),
  case: ({ width, height, depth }) => hardCase({ width, height, depth }),
  fold: ({ width }) =>
    flapBag({
      width,
      height: 13,
      depth: 2.2,
      taper: 1,
      slim: 0.8,
      corner: 0.8,
      flapShape: 'straight',
      flapDrop: 0.82,
      closure: 'plain',
      closureUp: 2.2,
      carry: { kind: 'none' },
      softness: 0.12,
      hasFeet: false,
    }),
  pouch: ({ width, height, depth }) =>
    zipBag({
      shape: 'box',
      width,
      height,
      depth,
      corner: 2.4,
      softness: 0.16,
      slim: 0.45,
      lock: 'moon',
      lockSize: 0.85,
    }),
  coin: ({ diameter, height }) =>
    zipBag({
      shape: 'round',
      width: diameter,
      height: diameter,
      depth: height,
      slim: 1,
      pad: 0.08,
      lock: 'leaf',
      lockSize: 0.55,
    }),
  key: ({ width, height, depth }) =>
    flapBag({
      width,
      height,
      depth,
      taper: 1,
      slim: 0.9,
      corner: 0.8,
      flapShape: 'arc',
      flapDrop: 0.55,
      closure: 'turn',
      closureSize: 0.6,
      closureUp: 0.8,
      carry: { kind: 'none' },
      hasFeet: false,
      thickness: 0.16,
    }),
}

const zipPouches: Forms = {
  line: ({ width, height, params }) =>
    zipBag({
      shape: 'box',
      width,
      height,
      depth: numberOf(params, 'depth', 1.8),
      corner: 1,
      softness: 0.05,
      slim: 0.7,
      pad: 0.08,
    }),
}

const entry = (forms: Forms, family: Family = 'bag'): Entry => ({
  family,
  build: (params) => (forms[formOf(params)] ?? forms.line)(measures(params)),
  sheet: (look: Look) => leatherSheet(look.leather, look.metal, look.colour),
})

export const bags: Readonly<Record<string, Entry>> = {
  'top-handle-bag': entry(topHandleBags),
  'shoulder-bag': entry(shoulderBags),
  tote: entry(totes),
  'bucket-bag': entry(bucketBags),
  'mini-bag': entry(miniBags),
  clutch: entry(clutches),
  'zip-pouch': entry(zipPouches, 'pouch'),
}
