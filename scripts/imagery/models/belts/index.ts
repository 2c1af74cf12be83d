import { leatherSheet } from '../../materials'
import type { Entry, Look } from '../index'
import { choiceOf, numberOf } from '../params'
import type { Params } from '../params'
import { belt } from './belt'
import { buckleForms } from './buckle'

/** `width` of a belt is in millimetres, as it is sold. */
function build(params: Params) {
  return belt({
    part: choiceOf(params, 'part', ['whole', 'strap', 'buckle']),
    form: choiceOf(params, 'form', [...buckleForms, 'links']),
    width: numberOf(params, 'width', 30) / 10,
  })
}

export const belts: Readonly<Record<string, Entry>> = {
  belt: {
    family: 'belt',
    build,
    sheet: (look: Look) => leatherSheet(look.leather, look.metal, look.leather ? look.colour : '#171615'),
  },
}
