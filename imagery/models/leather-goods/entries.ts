import type { Model } from '../../kit/mesh/model'
import { flapBag } from '../bags/bodies/flap-bag'
import { zipBag } from '../bags/bodies/zip-bag'
import type { Entry, Look } from '../entry'
import { grainedFor, leatherSheet, withGrain } from '../materials'
import type { Sheet } from '../materials'
import { formOf, numberOf } from '../params'
import type { Params } from '../params'
import { book } from './book'
import { cardHolder } from './card-holder'
import type { Mouth } from './card-holder'

const mouths: Record<string, Mouth> = { 晨曦: 'arc', 拱廊: 'arch', 河畔: 'straight', 木纹: 'slant' }

const lineOf = (params: Params) => (typeof params['line'] === 'string' ? params['line'] : '')

function wallet(params: Params): Model {
  const [width, height, depth] = [
    numberOf(params, 'width', 11),
    numberOf(params, 'height', 9),
    numberOf(params, 'depth', 2),
  ]
  const line = lineOf(params)
  switch (formOf(params)) {
    case 'flap':
      return flapBag({
        width,
        height,
        depth,
        taper: 1,
        slim: 0.85,
        corner: 0.8,
        flapShape: line === '弦月' ? 'saddle' : 'arc',
        flapDrop: line === '弦月' ? 0.72 : 0.56,
        closure: line === '弦月' ? 'moon' : 'turn',
        closureSize: 0.78,
        closureUp: 1,
        carry: line === '弦月' ? { kind: 'chain', drop: 12, width: 0.9 } : { kind: 'none' },
        hasFeet: false,
        thickness: 0.19,
      })
    case 'zip':
      return zipBag({ shape: 'box', width, height, depth, corner: 0.9, slim: 0.95, pad: 0.06 })
    default:
      return book({ width, height, depth })
  }
}

function holder(params: Params): Model {
  const [width, height, depth] = [
    numberOf(params, 'width', 10),
    numberOf(params, 'height', 7.5),
    numberOf(params, 'depth', 0.6),
  ]
  switch (formOf(params)) {
    case 'book':
      return book({ width, height, depth: Math.max(depth, 0.9), leaves: 1 })
    case 'zip':
      return zipBag({
        shape: 'box',
        width,
        height,
        depth,
        corner: 0.8,
        slim: 0.95,
        pad: 0.05,
        slots: 4,
      })
    default:
      return cardHolder({
        width,
        height,
        depth: Math.max(depth, 0.5),
        mouth: mouths[lineOf(params)] ?? 'straight',
      })
  }
}

/** How wide the belly of an embossed hide is on a piece, as a share of its half. */
const belly = 0.56

function sheet({ leather, metal, colour, params }: Look): Sheet {
  const [width, height] = [numberOf(params, 'width', 10), numberOf(params, 'height', 7.5)]
  const own = grainedFor(leatherSheet(leather, metal, colour), width, height)
  // The spine of a book is the middle of the hide's pattern: each cover has a belly of its own.
  const middle = formOf(params) === 'book' ? width / 2 : 0
  return withGrain(own, 'croc', { belly: [middle, (width / 2) * belly] })
}

const entry = (build: (params: Params) => Model): Entry => ({ family: 'small', build, sheet })

/** Nearer to the flap of a wallet on a chain, whose box is mostly what the chain hangs in. */
const nearFlap = (params: Params) =>
  formOf(params) === 'flap' && lineOf(params) === '弦月' ? { y: 0.26, span: 0.42 } : undefined

export const leatherGoods: Readonly<Record<string, Entry>> = {
  wallet: { ...entry(wallet), near: nearFlap },
  'card-holder': entry(holder),
}
