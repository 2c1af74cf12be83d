import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { OverlayGuard } from '@/components/overlay/overlay-guard'
import { onDemand } from './on-demand'

const Greeting = ({ name }: { name: string }) => <p>{name}，您好</p>

it('is fetched when it is first shown, once for every place', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting))
  const Later = onDemand(load)
  expect(load).not.toHaveBeenCalled()

  render(
    <>
      <Later name="晚" />
      <Later name="林" />
    </>,
  )

  expect(await screen.findByText('林，您好')).toBeVisible()
  expect(screen.getByText('晚，您好')).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})

it('[S21] fails where it stands when it cannot be fetched', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Lost = onDemand<object>(() => Promise.reject(new Error('gone')))

  render(
    <OverlayGuard onClose={() => undefined}>
      <Lost />
    </OverlayGuard>,
  )

  expect(await screen.findByRole('alert')).toHaveTextContent('暂时无法打开')
})
