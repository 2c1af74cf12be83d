import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { queryClient } from '@/lib/queries/client'
import { Queries } from '@/lib/queries/queries'

/** Renders with the query cache emptied, which tries nothing twice; `advanceTimers` for tests with a false clock. */
export function renderWithQueries(element: ReactElement, advanceTimers?: (ms: number) => void) {
  const client = queryClient()
  client.clear()
  client.setDefaultOptions({ queries: { retry: false }, mutations: { retry: false } })
  const user = userEvent.setup(advanceTimers ? { advanceTimers } : {})
  return { client, user, ...render(element, { wrapper: Queries }) }
}
