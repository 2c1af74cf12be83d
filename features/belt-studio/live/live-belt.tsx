'use client'

import { useEffect, useMemo } from 'react'
import { StageView } from '@/components/stage-3d/stage-view'
import { buckleForms } from '@/imagery/models/belts/buckle'
import { composedBelt, preparations } from '@/imagery/models/belts/composed'
import { composedView } from '@/imagery/models/belts/composed-view'

export type LiveBeltProps = {
  look: { widthMm: number; leather: string; colour: string; form: string; metal: string }
  /** Of the straps there are to choose, mm. */
  widths: readonly number[]
  /** What is seen. */
  words: string
  /** It is drawn for the first time. */
  onShown: () => void
  /** It cannot be drawn, or no longer. */
  onLost: () => void
}

/** The belt itself, to be turned. */
export function LiveBelt({ look, widths, words, onShown, onLost }: LiveBeltProps) {
  const { widthMm, leather, colour, form, metal } = look
  const piece = useMemo(() => {
    const known = buckleForms.find((one) => one === form) ?? buckleForms[0]
    return composedBelt({ widthMm, leather, colour, form: known, metal })
  }, [widthMm, leather, colour, form, metal])
  usePreparations(widths)
  return <StageView piece={piece} view={composedView} label={words} onShown={onShown} onLost={onLost} />
}

const PAUSE_MS = 120

/** Makes ready what other choices will need, a little at a time, so that none keeps the shopper waiting. */
function usePreparations(widths: readonly number[]): void {
  useEffect(() => {
    const left = preparations(widths)
    const timer = setInterval(() => {
      const prepare = left.shift()
      if (prepare) prepare()
      else clearInterval(timer)
    }, PAUSE_MS)
    return () => clearInterval(timer)
  }, [widths])
}
