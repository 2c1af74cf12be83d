import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Film } from './film'

const play = vi.spyOn(HTMLMediaElement.prototype, 'play')
const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause')
let watched: { show: (isIntersecting: boolean) => void }[] = []

beforeEach(() => {
  watched = []
  play.mockReset().mockResolvedValue()
  pause.mockReset().mockReturnValue()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        watched.push({ show: (isIntersecting) => told([{ isIntersecting }]) })
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection')
})

const still = (isReduced: boolean) =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: isReduced && media.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
const saveData = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })

const show = (captions?: string) =>
  render(
    <Film
      film="bag-turn"
      label="转身"
      poster={{ name: 'film-bag-turn', alt: '一只手提包' }}
      captions={captions}
      sizes="100vw"
    />,
  )
const come = () => act(() => watched.at(-1)!.show(true))
/** Comes near, and waits until what plays the film is there and watches for itself. */
const comeNear = async () => {
  come()
  await waitFor(() => expect(document.querySelector('video source')).not.toBeNull())
}

it('[P14] shows its first frame as a picture, and fetches nothing else until it is near', async () => {
  still(false)
  const { container } = show()

  expect(screen.getByRole('img', { name: '一只手提包' })).toBeVisible()
  expect(container.querySelector('video')).toBeNull()

  await comeNear()
  expect(screen.getByRole('button', { name: '暂停影片：转身' })).toBeVisible()
  expect(container.querySelector('video')).toHaveProperty('muted', true)
  expect(container.querySelector('video')).toHaveAttribute('playsinline')
})

it('[P14] plays while it is in sight, until it is paused', async () => {
  still(false)
  show()
  await comeNear()
  expect(play).not.toHaveBeenCalled()

  come()
  expect(play).toHaveBeenCalledTimes(1)
  act(() => watched.at(-1)!.show(false))
  expect(pause).toHaveBeenCalled()
  come()
  expect(play).toHaveBeenCalledTimes(2)

  fireEvent.click(screen.getByRole('button', { name: '暂停影片：转身' }))
  expect(screen.getByRole('button', { name: '播放影片：转身' })).toBeVisible()
  come()
  expect(play).toHaveBeenCalledTimes(2)
})

it.each([
  ['reduced motion', () => still(true)],
  ['a data saver', () => (still(false), saveData())],
])('[P14] waits for a press with %s', async (_, ask) => {
  ask()
  const { container } = show()
  come()

  const button = await screen.findByRole('button', { name: '播放影片：转身' })
  expect(container.querySelector('video')).toBeNull()

  fireEvent.click(button)
  come()
  expect(container.querySelector('video source')).toHaveAttribute('src', '/films/bag-turn-640-av1.mp4')
  expect(play).toHaveBeenCalledTimes(1)
})

it('[P14] offers to play where the browser does not let it begin', async () => {
  still(false)
  play.mockRejectedValue(new DOMException('', 'NotAllowedError'))
  show()
  await comeNear()
  come()

  await waitFor(() => expect(screen.getByRole('button', { name: '播放影片：转身' })).toBeVisible())
})

it('[P14] brings captions where somebody speaks', async () => {
  still(false)
  const { container } = show('/films/words.vtt')
  await comeNear()

  expect(container.querySelector('track')).toHaveAttribute('src', '/films/words.vtt')
})
