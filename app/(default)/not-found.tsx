import type { Metadata } from 'next'
import { missingTitle } from './screens/missing-screen'

export const metadata: Metadata = { title: missingTitle, robots: { index: false } }

/**
 * Every page brings it along, so it is short, and no shopper sees it: the server around Next answers with the page of the same name,
 * which has ways on, and a link within the store that leads nowhere loads that page. S19.
 */
export default function NotFound() {
  return <h1>{missingTitle}</h1>
}
