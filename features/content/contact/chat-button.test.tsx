import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ChatButton } from './chat-button'

const provider = vi.fn((event: Event) => event.preventDefault())
afterEach(() => window.removeEventListener('live-chat-open', provider))

describe('ChatButton', () => {
  it('[S22] opens the chat of its provider', async () => {
    window.addEventListener('live-chat-open', provider)
    render(<ChatButton />)

    await userEvent.click(screen.getByRole('button', { name: '开始在线咨询' }))

    expect(provider).toHaveBeenCalledOnce()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('[S22] names the telephone when nobody answers', async () => {
    render(<ChatButton />)

    await userEvent.click(screen.getByRole('button', { name: '开始在线咨询' }))

    expect(screen.getByRole('status')).toHaveTextContent('请致电客户服务热线')
  })
})
