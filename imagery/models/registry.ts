import { bags } from './bags/entries'
import { belts } from './belts/entries'
import type { Entry } from './entry'
import { eyewear } from './eyewear/entries'
import { fragrance } from './fragrance/entries'
import { home } from './home/entries'
import { jewellery } from './jewellery/entries'
import { leatherGoods } from './leather-goods/entries'
import { shoes } from './shoes/entries'
import { textiles } from './textiles/entries'

export const entries: Readonly<Record<string, Entry>> = {
  ...bags,
  ...leatherGoods,
  ...belts,
  ...shoes,
  ...jewellery,
  ...fragrance,
  ...home,
  ...eyewear,
  ...textiles,
}
