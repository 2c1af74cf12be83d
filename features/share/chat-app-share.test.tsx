import { render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChatAppShare } from './chat-app-share'
import { configureShare } from './configure-share'

const path = vi.hoisted(() => ({ current: '/women' }))
vi.mock('next/navigation', () => ({ usePathname: () => path.current }))
vi.mock('./configure-share', () => ({ configureShare: vi.fn().mockResolvedValue(undefined) }))
const configured = vi.mocked(configureShare)

const inside = 'Mozilla/5.0 (iPhone) MicroMessenger/8.0.50'

beforeEach(() => {
  configured.mockClear()
  window.history.pushState(null, '', '/women?pagespeed=0')
})
afterEach(() => {
  path.current = '/women'
  vi.restoreAllMocks()
})

it('[S23] loads nothing outside the chat app', async () => {
  render(<ChatAppShare />)

  await Promise.resolve()
  expect(configured).not.toHaveBeenCalled()
})

it('[S23] configures every page inside it, remembers where the visit began and forgets the page that was left', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(inside)
  const { rerender } = render(<ChatAppShare />)
  await waitFor(() => expect(configured).toHaveBeenCalledTimes(1))
  const landing = window.location.href

  window.history.pushState(null, '', '/aurore?pagespeed=0')
  path.current = '/aurore'
  rerender(<ChatAppShare />)

  await waitFor(() => expect(configured).toHaveBeenCalledTimes(2))
  expect(configured.mock.calls.map(([url]) => url)).toEqual([landing, landing])
  expect(configured.mock.calls.map(([, signal]) => signal.aborted)).toEqual([true, false])
})
