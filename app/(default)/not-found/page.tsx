import type { Metadata } from 'next'
import { HistoryIsland } from '@/features/recommendations/history/history-island'
import { MissingWays } from '@/features/search/find-more/missing-ways'
import { MissingScreen, missingTitle } from '../screens/missing-screen'

export const metadata: Metadata = { title: missingTitle, robots: { index: false } }

/** The 404 screen as a whole document: storefront/ sends it, with its status, for every path nothing stands at. S19. */
export default function MissingPage() {
  return (
    <MissingScreen>
      <MissingWays />
      <HistoryIsland />
    </MissingScreen>
  )
}
