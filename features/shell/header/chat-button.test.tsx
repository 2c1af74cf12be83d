import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { routes } from '@/lib/routes'
import { ChatButton } from './chat-button'

const push = vi.hoisted(() => vi.fn<(path: string) => void>())
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

const button = () => screen.queryByRole('button', { name: '在线客服' })
const announce = (isVisible: boolean) =>
  act(() => {
    window.dispatchEvent(new CustomEvent('live-chat', { detail: { isVisible } }))
  })

beforeEach(() => {
  localStorage.clear()
  push.mockClear()
})

describe('[S05] live chat', () => {
  it('shows its icon once the provider says that somebody is there, and hides it again', () => {
    render(<ChatButton />)
    expect(button()).not.toBeInTheDocument()

    announce(true)
    expect(button()).toBeVisible()

    announce(false)
    expect(button()).not.toBeInTheDocument()
  })

  it('remembers what the provider said last', () => {
    const { unmount } = render(<ChatButton />)
    announce(true)
    unmount()

    render(<ChatButton />)

    expect(button()).toBeVisible()
  })

  it('pays no heed to an event that says nothing', () => {
    render(<ChatButton />)

    act(() => void window.dispatchEvent(new Event('live-chat')))

    expect(button()).not.toBeInTheDocument()
  })

  it('opens the window of the provider', async () => {
    const open = vi.fn((event: Event) => event.preventDefault())
    window.addEventListener('live-chat-open', open, { once: true })
    render(<ChatButton />)
    announce(true)

    await userEvent.click(screen.getByRole('button', { name: '在线客服' }))

    expect(open).toHaveBeenCalledTimes(1)
    expect(push).not.toHaveBeenCalled()
  })

  it('leads to the ways to reach the house when no provider answers', async () => {
    render(<ChatButton />)
    announce(true)

    await userEvent.click(screen.getByRole('button', { name: '在线客服' }))

    expect(push).toHaveBeenCalledWith(routes.liveChat)
  })
})
