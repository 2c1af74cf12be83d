import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement, ReactNode } from 'react'

/** Renders with a query cache of its own, which tries nothing twice; `advanceTimers` for tests with a false clock. */
export function renderWithQueries(element: ReactElement, advanceTimers?: (ms: number) => void) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  })
  const user = userEvent.setup(advanceTimers ? { advanceTimers } : {})
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return { client, user, ...render(element, { wrapper }) }
}
