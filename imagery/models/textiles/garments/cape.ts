import { drapedFine } from '../../../kit/cloth/draped'
import { placesOf } from '../../../kit/cloth/solved'
import type { Part } from '../../../kit/mesh/model'
import { bow } from '../details/bow'
import { neckBand } from '../details/neck/band'
import { cloth, turnedUp } from '../details/pieces'
import { strip } from '../details/trim'
import solved from '../drapes/cape.json'
import { capeCloth, capeCut } from '../draping/cape'

/** For a hand: it lies in the hollow of two folds, so far to the side of the middle. */
const slit = { from: 0.45, wide: 1.6, low: -62, high: -40 }

/** A cape of heavy wool with slits for the hands, tied at its neck. */
export function cape(): Part[] {
  const { halfAt } = capeCut
  const hanging = capeCloth(placesOf(solved))
  const on = drapedFine(hanging)
  return [
    cloth(on, 0.26, turnedUp(capeCut, 4)),
    neckBand(on, capeCut, 'tie', { slot: 'cloth' }),
    ...bow(on, -capeCut.neck.front - 0.2),
    ...([1, -1] as const).map((side) =>
      strip(
        `slit${side}`,
        on,
        [
          [side * slit.from * halfAt(slit.low), slit.low],
          [side * (slit.from * halfAt(slit.low) + slit.wide), slit.low],
          [side * (slit.from * halfAt(slit.high) + slit.wide), slit.high],
          [side * slit.from * halfAt(slit.high), slit.high],
        ],
        { thickness: 0.2 },
      ),
    ),
  ]
}
