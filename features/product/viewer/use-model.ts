'use client'

import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { phoneQuery } from '@/components/phone-query'
import { hasWebGL } from '@/components/stage-3d/webgl'
import type { LivePieceProps } from './live-piece'
import { loadModel } from './load-model'

/** No drawing in space here; nothing came; it was drawn and is no more. */
export type Refusal = 'unable' | 'unreachable' | 'lost'

type Phase =
  | { name: 'loading'; share: number }
  | { name: 'ready'; file: ArrayBuffer; LivePiece: ComponentType<LivePieceProps> }
  | { name: 'refused'; reason: Refusal }

const start: Phase = { name: 'loading', share: 0 }

/** Fetches a model and what draws it, once for each attempt. */
export function useModel({ phone, desktop }: { phone: string; desktop: string }) {
  const [attempt, setAttempt] = useState(0)
  const [phase, setPhase] = useState<Phase>(start)

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const settle = (next: Phase) => {
      if (!signal.aborted) setPhase(next)
    }
    if (!hasWebGL()) {
      settle({ name: 'refused', reason: 'unable' })
      return
    }
    const token = matchMedia(phoneQuery).matches ? phone : desktop
    Promise.all([
      loadModel(token, (share) => settle({ name: 'loading', share }), signal),
      import('./live-piece'),
    ]).then(
      ([file, { LivePiece }]) => settle({ name: 'ready', file, LivePiece }),
      () => settle({ name: 'refused', reason: 'unreachable' }),
    )
    return () => leaving.abort()
  }, [phone, desktop, attempt])

  return {
    phase,
    refuse: (reason: Refusal) => setPhase({ name: 'refused', reason }),
    retry: () => {
      setPhase(start)
      setAttempt(attempt + 1)
    },
  }
}
