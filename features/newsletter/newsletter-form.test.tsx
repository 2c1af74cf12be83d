import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serveApi } from '@/tests/support/api'
import { renderWithQueries } from '@/tests/support/render'
import { NewsletterFields } from './newsletter-fields'
import { NewsletterForm } from './newsletter-form'
import { NewsletterIsland } from './newsletter-island'

const api = serveApi()

const empty = { email: '', isAgreed: false, focus: null }
const field = () => screen.getByRole('textbox', { name: '电子邮箱' })
const policy = () => screen.getByRole('checkbox', { name: /我已阅读并同意/ })
const button = () => screen.getByRole('button', { name: '订阅' })
const fill = (email: string) => fireEvent.change(field(), { target: { value: email } })

beforeEach(() => {
  api.answer('subscribeNewsletter', null)
})
afterEach(() => {
  vi.useRealTimers()
})

describe('[S15] newsletter', () => {
  it('stays grey until the address is valid and the policy ticked', async () => {
    const { user } = renderWithQueries(<NewsletterForm {...empty} />)
    expect(button()).toBeDisabled()

    await user.type(field(), 'reader@example.com')
    expect(button()).toBeDisabled()

    await user.click(policy())
    expect(button()).toBeEnabled()
    await user.clear(field())
    expect(button()).toBeDisabled()
  })

  it.each([
    ['', '此项是必填项'],
    ['reader@', '请输入正确的电子邮箱'],
  ])('says on leaving the field what is wrong with «%s»', async (email, message) => {
    const { user } = renderWithQueries(<NewsletterForm {...empty} />)
    fill(email)
    expect(screen.queryByText(message)).toBeNull()

    await user.click(field())
    await user.tab()

    expect(screen.getByText(message)).toBeVisible()
    expect(field()).toBeInvalid()
  })

  it('takes at most 50 characters', () => {
    renderWithQueries(<NewsletterForm {...empty} />)

    expect(field()).toHaveAttribute('maxlength', '50')
  })

  it('says that the policy is required when the tick is taken away', async () => {
    const { user } = renderWithQueries(<NewsletterForm {...empty} />)
    await user.click(policy())
    await user.click(policy())

    expect(screen.getByText('此项是必填项')).toBeVisible()
    expect(policy()).toBeInvalid()
  })

  it('thanks for three seconds, then begins anew', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user } = renderWithQueries(<NewsletterForm {...empty} />, (ms) => vi.advanceTimersByTime(ms))
    fill('reader@example.com')
    await user.click(policy())

    await user.click(button())

    expect(await screen.findByRole('status')).toHaveTextContent('感谢您的订阅')
    expect(api.bodies('subscribeNewsletter')).toEqual([{ email: 'reader@example.com' }])
    act(() => void vi.advanceTimersByTime(2500))
    expect(screen.getByRole('status')).toBeVisible()
    act(() => void vi.advanceTimersByTime(600))
    expect(screen.queryByRole('status')).toBeNull()
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
    expect(policy()).not.toBeChecked()
    expect(button()).toBeDisabled()
  })

  it('sends once, however often it is pressed', async () => {
    const { user } = renderWithQueries(<NewsletterForm {...empty} email="reader@example.com" isAgreed />)
    api.hold('subscribeNewsletter')

    await user.click(button())
    await user.click(button())
    fireEvent.submit(screen.getByRole('form'))

    await waitFor(() => expect(api.calls()).toEqual(['subscribeNewsletter']))
  })

  it('says when it could not be sent, keeps what was filled in, and tries again', async () => {
    const { user } = renderWithQueries(<NewsletterForm {...empty} email="reader@example.com" isAgreed />)
    api.fail('subscribeNewsletter', 'offline', { times: 1 })

    await user.click(button())

    expect(await screen.findByRole('alert')).toHaveTextContent('订阅未能完成：网络异常，请稍后再试')
    expect(field()).toHaveValue('reader@example.com')
    await user.click(button())
    expect(await screen.findByRole('status')).toBeVisible()
  })

  it('shows at the field what the API refuses of it', async () => {
    const { user } = renderWithQueries(<NewsletterForm {...empty} email="reader@example.com" isAgreed />)
    api.refuse('subscribeNewsletter', 'BAD_REQUEST', {
      fields: { email: '请输入正确的电子邮箱' },
    })
    await user.click(field())

    await user.click(button())

    expect(await screen.findByText('请输入正确的电子邮箱')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  describe('before its script has come', () => {
    function renderIsland() {
      vi.stubGlobal(
        'IntersectionObserver',
        class {
          observe = vi.fn()
          disconnect = vi.fn()
        },
      )
      return renderWithQueries(
        <NewsletterIsland>
          <NewsletterFields />
        </NewsletterIsland>,
      )
    }

    it('takes over what was typed', async () => {
      const { user } = renderIsland()
      const drawn = field()

      await user.type(drawn, 'reader@example.com')
      await waitFor(() => expect(field()).not.toBe(drawn))

      expect(field()).toHaveValue('reader@example.com')
      expect(field()).toHaveFocus()
    })

    it('comes for what was filled in before its script was there, and judges it', async () => {
      renderWithQueries(
        <NewsletterIsland>
          <NewsletterFields email={{ defaultValue: 'reader@' }} policy={{ defaultChecked: true }} />
        </NewsletterIsland>,
      )

      expect(await screen.findByText('请输入正确的电子邮箱')).toBeVisible()
      expect(policy()).toBeChecked()
    })

    it('judges what was typed and left', async () => {
      const { user } = renderIsland()

      await user.type(field(), 'r')
      await user.click(policy())

      expect(await screen.findByText('请输入正确的电子邮箱')).toBeVisible()
    })

    it('takes over the tick, and stays where the keyboard is', async () => {
      const { user } = renderIsland()
      const drawn = policy()

      await user.click(drawn)
      await waitFor(() => expect(policy()).not.toBe(drawn))

      expect(policy()).toBeChecked()
      expect(policy()).toHaveFocus()
    })
  })
})
