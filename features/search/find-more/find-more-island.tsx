'use client'

import dynamic from 'next/dynamic'
import type { ComponentProps } from 'react'

const View = dynamic(() => import('./find-more-view').then((module) => module.FindMoreView))

/** Fetched with the screen that shows it, not with every page. */
export function FindMoreIsland(props: ComponentProps<typeof View>) {
  return <View {...props} />
}
