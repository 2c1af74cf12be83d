import { useEffect, useMemo, useState } from 'react'
import { loadSprite, type Sprite } from '../earrings/sprite'
import { oklabOf } from '../lips/oklab'
import type { Worn } from '../piece'
import type { Look } from './mirror'

/** What is worn as it is painted; earrings once their pictures have come. `bare` is the share of the stage left as it is. */
export function useLook(worn: Worn | null, bare: number): Look {
  const [earrings, setEarrings] = useState<Sprite | null>(null)
  const picture = worn?.type === 'earrings' ? worn.picture : null
  const size = worn?.type === 'earrings' ? worn.size : undefined

  useEffect(() => {
    if (picture === null) return
    let isWanted = true
    loadSprite(picture, size).then(
      (sprite) => {
        if (isWanted) setEarrings(sprite)
      },
      // Without its pictures a piece is not worn.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [picture, size])

  const lips = useMemo(
    () => (worn?.type === 'lipstick' ? { shade: oklabOf(worn.swatch), finish: worn.finish } : null),
    [worn],
  )
  return useMemo(() => ({ lips, earrings, bare }), [lips, earrings, bare])
}
