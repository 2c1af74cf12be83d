import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { enterHistory } from './overlay-history'
import { phoneQuery } from '../phone-query'

/**
 * A level inside an overlay as a step of the phone's history: Back undoes it before it closes the overlay (A§4). Belongs
 * into the component that renders the overlay, whose own step must lie below. The answer undoes it as Back would.
 */
export function useHistoryStep(isTaken: boolean, undo: () => void): () => void {
  const id = useId()
  const dismissStep = useRef<(() => void) | null>(null)
  const handleLeft = useEffectEvent(undo)

  useEffect(() => {
    if (!isTaken || !matchMedia(phoneQuery).matches) return
    const step = enterHistory(id, () => handleLeft())
    dismissStep.current = step.dismiss
    return () => {
      dismissStep.current = null
      step.leave()
    }
  }, [isTaken, id])

  return () => (dismissStep.current ?? undo)()
}
