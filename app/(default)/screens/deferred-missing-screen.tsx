'use client'

import { onDemand } from '@/lib/browser/on-demand'

/** The 404 screen where every page brings it along: its words come when they are needed. */
export const DeferredMissingScreen = onDemand(() =>
  import('./missing-screen').then((module) => module.MissingScreen),
)
