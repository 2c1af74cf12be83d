import type { Entry, Look } from '../entry'
import { grainedFor, leatherSheet, mirrorOf } from '../materials'
import { choiceOf, numberOf } from '../params'
import type { Params } from '../params'
import { belt } from './belt'
import { buckleForms } from './buckle'

/** `width` of a strap is in millimetres, as it is sold. */
const centimetres = (params: Params) => numberOf(params, 'width', 30) / 10

const isWoven = (params: Params) => params['strap'] === 'woven'

const wholeBelt = (params: Params) =>
  belt({
    part: choiceOf(params, 'part', ['whole', 'strap']),
    form: choiceOf(params, 'form', [...buckleForms, 'links']),
    width: centimetres(params),
    isWoven: isWoven(params),
  })

const buckleAlone = (params: Params) =>
  belt({ part: 'buckle', form: choiceOf(params, 'form', buckleForms), width: centimetres(params) })

/** What is woven is so in its shape: its cords, its ends and its loop are of smooth leather. */
const sheet = ({ leather, metal, colour, params }: Look) =>
  grainedFor(
    leatherSheet(isWoven(params) ? 'smooth-calf' : leather, metal, leather ? colour : '#171615'),
    centimetres(params),
  )

const buckleSheet = (look: Look) => ({ ...sheet(look), metal: mirrorOf(look.metal, 0.13) })

export const belts: Readonly<Record<string, Entry>> = {
  belt: { family: 'belt', build: wholeBelt, sheet },
  buckle: { family: 'buckle', build: buckleAlone, sheet: buckleSheet },
}
