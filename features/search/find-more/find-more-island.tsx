'use client'

import dynamic from 'next/dynamic'
import type { ComponentProps } from 'react'

const View = dynamic(() => import('./find-more-view').then((module) => module.FindMoreView))

/** Every page could turn out to be the 404: what only that one shows is fetched with it. */
export function FindMoreIsland(props: ComponentProps<typeof View>) {
  return <View {...props} />
}
