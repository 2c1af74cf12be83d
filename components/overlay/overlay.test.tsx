import '@/tests/support/dialog'
import { useState } from 'react'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Drawer } from './drawer'

const onPhone = Object.assign(window.matchMedia('all'), { matches: true })

afterEach(() => {
  vi.restoreAllMocks()
})

function Shop({ isDismissible = true }: { isDismissible?: boolean }) {
  const [open, setOpen] = useState<'bag' | 'size' | null>(null)
  const [isSizeOpen, setIsSizeOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen('bag')}>打开</button>
      <Drawer
        isOpen={open === 'bag'}
        onClose={() => setOpen(null)}
        title="购物袋"
        isDismissible={isDismissible}
        footer={<button>去结算</button>}
      >
        <button onClick={() => setIsSizeOpen(true)}>尺码</button>
      </Drawer>
      <Drawer isOpen={isSizeOpen} onClose={() => setIsSizeOpen(false)} title="尺码指南">
        <input aria-label="身高" data-autofocus />
      </Drawer>
    </>
  )
}

async function openBag(props: { isDismissible?: boolean } = {}) {
  const user = userEvent.setup()
  render(<Shop {...props} />)
  await user.click(screen.getByRole('button', { name: '打开' }))
  return user
}

const drawer = (name: string) => screen.queryByRole('dialog', { name })

test('takes the focus in, keeps the page still, and gives both back', async () => {
  const user = await openBag()

  expect(drawer('购物袋')).toContainElement(document.activeElement as HTMLElement)
  expect(document.documentElement).toHaveAttribute('data-scroll', 'locked')

  await user.keyboard('{Escape}')

  expect(drawer('购物袋')).toBeNull()
  expect(screen.getByRole('button', { name: '打开' })).toHaveFocus()
  expect(document.documentElement).not.toHaveAttribute('data-scroll')
})

test('leads Tab round from its last control to its first, and back', async () => {
  const user = await openBag()
  screen.getByRole('button', { name: '去结算' }).focus()

  await user.tab()
  expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus()

  await user.tab({ shift: true })
  expect(screen.getByRole('button', { name: '去结算' })).toHaveFocus()
})

test('gives the focus first to what asks for it', async () => {
  const user = await openBag()

  await user.click(screen.getByRole('button', { name: '尺码' }))

  expect(screen.getByRole('textbox', { name: '身高' })).toHaveFocus()
})

test('closes the top one of two with Escape, the page still held by the other', async () => {
  const user = await openBag()
  await user.click(screen.getByRole('button', { name: '尺码' }))

  await user.keyboard('{Escape}')

  expect(drawer('尺码指南')).toBeNull()
  expect(drawer('购物袋')).toBeVisible()
  expect(document.documentElement).toHaveAttribute('data-scroll', 'locked')
})

test('stays when it may not be dismissed', async () => {
  const user = await openBag({ isDismissible: false })

  await user.keyboard('{Escape}')

  expect(drawer('购物袋')).toBeVisible()
  expect(screen.queryByRole('button', { name: '关闭' })).toBeNull()
})

test('closes the top one with Back on phones', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(onPhone)
  const user = await openBag()
  await user.click(screen.getByRole('button', { name: '尺码' }))

  history.back()
  await waitFor(() => expect(drawer('尺码指南')).toBeNull())
  expect(drawer('购物袋')).toBeVisible()

  history.back()
  await waitFor(() => expect(drawer('购物袋')).toBeNull())
})

test('takes its step out of the history when closed otherwise', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(onPhone)
  history.replaceState({ page: 'list' }, '')
  const user = await openBag()
  expect(history.state).toHaveProperty('overlay')

  await user.click(screen.getByRole('button', { name: '关闭' }))

  await waitFor(() => expect(history.state).toEqual({ page: 'list' }))
})
