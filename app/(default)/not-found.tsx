import type { Metadata } from 'next'
import { MissingScreen, missingTitle } from './screens/missing-screen'

export const metadata: Metadata = { title: missingTitle, robots: { index: false } }

export default function NotFound() {
  return <MissingScreen />
}
