import type { Entry, Family, Look } from '../entry'
import { grainedFor, leatherSheet } from '../materials'
import { formOf } from '../params'
import type { Params } from '../params'
import { bucketBags } from './forms/bucket-bags'
import { clutches, zipPouches } from './forms/clutches'
import { measures } from './forms/measures'
import type { Forms } from './forms/measures'
import { miniBags } from './forms/mini-bags'
import { shoulderBags } from './forms/shoulder-bags'
import { topHandleBags } from './forms/top-handle-bags'
import { totes } from './forms/totes'
import { underStrap } from './mannequin/forearm'
import { hungOnArm } from './mannequin/hung'

const formFor = (forms: Forms, params: Params) => forms[formOf(params)] ?? forms.line

const entry = (forms: Forms, family: Family = 'bag'): Entry => ({
  family,
  build: (params) => formFor(forms, params)(measures(params)),
  sheet: (look: Look) => leatherSheet(look.leather, look.metal, look.colour),
})

/** A bag with a handle or a strap, by which it also hangs on a plaster arm; a backpack's loop is too small for one. */
function carried(forms: Forms): Entry {
  const hung = (params: Params) => () => hungOnArm(formFor(forms, params)(measures(params, underStrap)))
  return {
    ...entry(forms),
    mannequin: (params) => (formOf(params) === 'backpack' ? undefined : hung(params)),
  }
}

const clutchSheet = (look: Look) => {
  const { width, height, diameter } = measures(look.params)
  const sides = formOf(look.params) === 'coin' ? [diameter] : [width, height]
  return grainedFor(leatherSheet(look.leather, look.metal, look.colour), ...sides)
}

/** Nearer to the pearls of a hard case, and to the mark and the seams of a folded clutch: all else of them is plain. */
const nearClutches: Readonly<Record<string, { y: number; span: number }>> = {
  case: { y: 0.9, span: 0.26 },
  fold: { y: 0.3, span: 0.22 },
}

export const bags: Readonly<Record<string, Entry>> = {
  'top-handle-bag': carried(topHandleBags),
  'shoulder-bag': carried(shoulderBags),
  tote: carried(totes),
  'bucket-bag': carried(bucketBags),
  'mini-bag': carried(miniBags),
  clutch: { ...entry(clutches), sheet: clutchSheet, near: (params) => nearClutches[formOf(params)] },
  'zip-pouch': entry(zipPouches, 'pouch'),
}
