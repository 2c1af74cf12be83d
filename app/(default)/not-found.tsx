import type { Metadata } from 'next'
import { DeferredMissingScreen } from './screens/deferred-missing-screen'
import { missingTitle } from './screens/missing-screen'

export const metadata: Metadata = { title: missingTitle, robots: { index: false } }

/**
 * Every page brings it along, and nobody sees it: the server around Next answers with the page of the same name, which has ways on. S19.
 */
export default function NotFound() {
  return <DeferredMissingScreen />
}
