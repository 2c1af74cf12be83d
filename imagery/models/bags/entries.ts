import type { Entry, Family, Look } from '../entry'
import { leatherSheet } from '../materials'
import { formOf } from '../params'
import { bucketBags } from './forms/bucket-bags'
import { clutches, zipPouches } from './forms/clutches'
import { measures } from './forms/measures'
import type { Forms } from './forms/measures'
import { miniBags } from './forms/mini-bags'
import { shoulderBags } from './forms/shoulder-bags'
import { topHandleBags } from './forms/top-handle-bags'
import { totes } from './forms/totes'

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
