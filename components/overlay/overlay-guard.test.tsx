import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { OverlayGuard } from './overlay-guard'

const reload = vi.hoisted(() => vi.fn<() => void>())
vi.mock('@/lib/browser/leave', () => ({ reload }))

function Broken({ error }: { error: Error }): never {
  throw error
}

const onClose = vi.fn<() => void>()
const open = (error: Error) =>
  render(
    <OverlayGuard onClose={onClose}>
      <Broken error={error} />
    </OverlayGuard>,
  )

beforeEach(() => {
  localStorage.clear()
  vi.clearAllMocks()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe('[S21] a drawer that cannot be shown', () => {
  it('leaves the page, says so and can be put away', async () => {
    open(new Error('broken'))

    expect(screen.getByRole('alert')).toHaveTextContent('暂时无法打开')
    expect(reload).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: '关闭' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('reloads the page when its script is gone', () => {
    open(Object.assign(new Error('gone'), { name: 'ChunkLoadError' }))

    expect(reload).toHaveBeenCalledTimes(1)
  })
})
