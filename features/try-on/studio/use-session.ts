import { useEffect, useReducer, useRef } from 'react'
import type { RefObject } from 'react'
import type { SourceWish } from '../source/source'
import { createFaceModels, type FaceModels } from '../worker/face-finder'
import type { Look } from './mirror'
import { firstPhase, nextPhase, type Phase } from './phase'
import { startSession, type Session } from './session'

type Studio = {
  canvas: RefObject<HTMLCanvasElement | null>
  session: RefObject<Session | null>
  phase: Phase
}

/** The try-on of a wish on a canvas; leaving ends worker and camera. */
export function useSession(wish: SourceWish, look: Look): Studio {
  const canvas = useRef<HTMLCanvasElement>(null)
  const session = useRef<Session | null>(null)
  const models = useRef<FaceModels | null>(null)
  const [phase, report] = useReducer(nextPhase, firstPhase)

  useEffect(() => {
    const own = createFaceModels((share) => report({ type: 'loaded', share }))
    models.current = own
    return () => own.drop()
  }, [])

  useEffect(() => {
    if (!canvas.current || !models.current) return
    const begun = startSession({ canvas: canvas.current, models: models.current, wish, report })
    session.current = begun
    return () => {
      begun.stop()
      session.current = null
    }
  }, [wish])

  useEffect(() => session.current?.wear(look), [look, wish])

  return { canvas, session, phase }
}
