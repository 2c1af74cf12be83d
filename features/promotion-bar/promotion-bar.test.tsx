import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { readCookie } from '@/lib/browser/storage'
import { PromotionBar } from './promotion-bar'

it('[S16] shows the notice, and keeps the moment it is closed', async () => {
  const before = Date.now()
  render(<PromotionBar html='<p>免费配送。<a href="/shipping">了解详情</a></p>' />)
  const bar = screen.getByRole('complementary', { name: '店铺公告' })
  expect(within(bar).getByRole('link', { name: '了解详情' })).toHaveAttribute('href', '/shipping')

  await userEvent.click(within(bar).getByRole('button', { name: '关闭公告' }))

  expect(document.documentElement.dataset.banner).toBe('hidden')
  expect(Number(readCookie('promotion_date'))).toBeGreaterThanOrEqual(before)
})
