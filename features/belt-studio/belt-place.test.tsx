import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { BeltPlace } from './belt-place'
import type { LiveBeltProps } from './live/live-belt'

const { drawn } = vi.hoisted(() => ({ drawn: vi.fn<(props: LiveBeltProps) => void>() }))
vi.mock('@/components/stage-3d/webgl', () => ({ hasWebGL: () => true }))
vi.mock('./live/live-belt', () => ({
  LiveBelt: (props: LiveBeltProps) => {
    drawn(props)
    return <p>{props.words}</p>
  },
}))

const look = { widthMm: 30, leather: 'smooth-calf', colour: '#171615', form: 'arc', metal: 'gold' }

async function enter() {
  const user = userEvent.setup()
  render(<BeltPlace look={look} widths={[30]} still="belt" words="黑色腰带" />)
  await user.click(screen.getByRole('button', { name: '三维查看' }))
  await waitFor(() => expect(drawn).toHaveBeenCalled())
  return user
}
const lose = () => act(() => drawn.mock.lastCall?.[0].onLost())

it('[P16] a belt whose graphics card is taken away is its picture again, and can be asked for once more', async () => {
  const user = await enter()
  act(() => drawn.mock.lastCall?.[0].onShown())
  expect(screen.queryByRole('img')).toBeNull()

  lose()
  expect(screen.getByRole('status')).toHaveTextContent('三维画面已中断')
  expect(screen.getByRole('img', { name: '黑色腰带' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '三维查看' }))
  act(() => drawn.mock.lastCall?.[0].onShown())
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('[P16] a belt that was never drawn is not asked for again', async () => {
  await enter()
  lose()
  expect(screen.getByRole('status')).toHaveTextContent('暂不支持三维查看')
  expect(screen.queryByRole('button')).toBeNull()
})
