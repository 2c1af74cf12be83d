'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { Group } from 'three'
import { readModel } from '@/components/stage-3d/read-model'
import { StageView } from '@/components/stage-3d/stage-view'
import { dyesOf } from '@/imagery/models/materials'
import { isMaterial, skinOf } from '@/imagery/models/live/skin'

export type LivePieceProps = {
  /** A packed model. */
  file: ArrayBuffer
  /** Of what is chosen, as `#rrggbb`; without one the piece keeps that of its model. */
  colour: string | null
  /** What is seen. */
  words: string
  /** It is drawn for the first time. */
  onShown: () => void
  /** It cannot be drawn, or no longer. */
  onLost: () => void
}

/** How a piece is seen at first: a quarter from the front, as in its first picture. Radians. */
const firstView = { azimuth: 0.54, elevation: 0.2, zoom: 0.86 } as const
/** The studio of the pictures is darker than the room of the stage, and so is what metal mirrors. */
const DARKER = 0.78

/** A bag or a shoe itself, to be turned. */
export function LivePiece({ file, colour, words, onShown, onLost }: LivePieceProps) {
  const [piece, setPiece] = useState<Group | null>(null)
  const lost = useEffectEvent(onLost)

  useEffect(() => {
    let isWanted = true
    readModel(file, (note) => skinIn(colour, note)).then(
      (read) => isWanted && setPiece(read),
      () => isWanted && lost(),
    )
    return () => {
      isWanted = false
    }
  }, [file, colour])

  if (!piece) return null
  return <StageView piece={piece} view={firstView} label={words} onShown={onShown} onLost={onLost} />
}

function skinIn(colour: string | null, note: unknown) {
  if (!isMaterial(note)) throw new Error('A mesh that is made of nothing')
  const dye = 'dye' in note ? note.dye : undefined
  const skin = skinOf(colour !== null && dye ? { ...note, colour: dyesOf(colour)[dye] } : note)
  if (note.type === 'metal') skin.color.multiplyScalar(DARKER)
  return skin
}
