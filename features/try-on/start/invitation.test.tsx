import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Invitation } from './invitation'

const piece = {
  title: '唇妆试妆',
  privacy: '试戴画面仅在您的设备上处理。',
  consent: { paragraphs: ['虚拟试戴会使用您的摄像头或照片。'], agree: '同意并继续' },
  hint: '试戴请正对光线。',
}

function invite() {
  const onWish = vi.fn()
  render(<Invitation piece={piece} onWish={onWish} />)
  return { onWish, user: userEvent.setup() }
}
const press = (name: string) => screen.getByRole('button', { name })

beforeEach(() => localStorage.clear())

describe('[P15] the invitation to try on', () => {
  it('opens no camera before the shopper has agreed, then remembers it for fourteen days', async () => {
    const { onWish, user } = invite()
    await user.click(press('使用摄像头'))
    expect(onWish).not.toHaveBeenCalled()
    expect(screen.getByText('虚拟试戴会使用您的摄像头或照片。')).toBeVisible()

    await user.click(press('同意并继续'))
    expect(onWish).toHaveBeenCalledExactlyOnceWith({ kind: 'camera' })
    const { until } = JSON.parse(localStorage.getItem('try_on_consent') ?? '{}')
    expect(Math.round((until - Date.now()) / 60_000)).toBe(20_160)
  })

  it('asks no second time within that time', async () => {
    localStorage.setItem('try_on_consent', JSON.stringify({ value: 'yes', until: Date.now() + 60_000 }))
    const { onWish, user } = invite()
    await user.click(press('使用摄像头'))
    expect(onWish).toHaveBeenCalledExactlyOnceWith({ kind: 'camera' })
  })

  it('shows a photo once the shopper has agreed', async () => {
    const { onWish, user } = invite()
    const file = new File(['a face'], 'me.jpg', { type: 'image/jpeg' })
    await user.upload(screen.getByLabelText('照片'), file)
    expect(onWish).not.toHaveBeenCalled()
    await user.click(press('同意并继续'))
    expect(onWish).toHaveBeenCalledExactlyOnceWith({ kind: 'photo', file })
  })

  it('lets the shopper think again', async () => {
    const { onWish, user } = invite()
    await user.click(press('使用摄像头'))
    await user.click(press('返回'))
    expect(press('使用摄像头')).toBeVisible()
    expect(onWish).not.toHaveBeenCalled()
    expect(localStorage.getItem('try_on_consent')).toBeNull()
  })

  it('shows the drawn face without asking: nobody is on it', async () => {
    const { onWish, user } = invite()
    await user.click(press('查看示范'))
    expect(onWish).toHaveBeenCalledExactlyOnceWith({ kind: 'drawing' })
  })

  it('explains itself once a day', async () => {
    const { user } = invite()
    expect(screen.getByText(piece.hint)).toBeVisible()
    await user.click(press('查看示范'))
    cleanup()
    invite()
    expect(screen.queryByText(piece.hint)).not.toBeInTheDocument()
  })
})
