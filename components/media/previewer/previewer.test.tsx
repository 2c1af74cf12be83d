import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Picture } from '@/components/media/picture'
import { PreviewButton } from './preview-button'
import { PreviewerHost } from './previewer-host'

const names = ['bag-noir', 'bag-ivoire', 'bag-sapin']

function Page({ kind }: { kind: 'single' | 'gallery' }) {
  return (
    <>
      <div data-preview-group>
        {names.map((name) => (
          <PreviewButton key={name} kind={kind} label={name}>
            <Picture name={name} alt={name} sizes="100vw" />
          </PreviewButton>
        ))}
      </div>
      <PreviewerHost />
    </>
  )
}

/** What a browser takes of a picture's sources; jsdom takes none. */
function avifChosen(this: HTMLImageElement) {
  return this.src.replace(/-\d+\.webp$/, '-960.avif')
}

/** The screen is 400 × 800; every picture is 4:5. */
function sizeOf(prototype: object, sizes: Record<string, number>) {
  for (const [key, value] of Object.entries(sizes))
    vi.spyOn(prototype, key as never, 'get').mockReturnValue(value as never)
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  sizeOf(Element.prototype, { clientWidth: 400, clientHeight: 800 })
  sizeOf(HTMLImageElement.prototype, { naturalWidth: 1440, naturalHeight: 1800 })
  vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockImplementation(avifChosen)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 800))
  Element.prototype.setPointerCapture = () => undefined
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function openAt(name: string, kind: 'single' | 'gallery' = 'gallery') {
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
  render(<Page kind={kind} />)
  await user.click(screen.getByRole('button', { name: `查看大图：${name}` }))
  await screen.findByRole('dialog')
  return user
}

const dialog = () => screen.getByRole('dialog')
const large = () => within(dialog()).getByRole('img')
const button = (name: string) => within(dialog()).getByRole('button', { name })
const view = () => {
  const { style } = large().parentElement!
  const [scale, x, y] = ['--scale', '--x', '--y'].map((name) =>
    Number.parseFloat(style.getPropertyValue(name)),
  )
  return { scale, x, y }
}
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

type Where = { x?: number; y?: number; id?: number; pointer?: 'touch' | 'mouse' }
/** jsdom knows no pointer events. */
function point(
  type: 'pointerdown' | 'pointermove' | 'pointerup',
  { x = 200, y = 400, id = 1, pointer = 'touch' }: Where,
) {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y })
  fireEvent(
    large().parentElement!.parentElement!,
    Object.defineProperties(event, { pointerId: { value: id }, pointerType: { value: pointer } }),
  )
}
function tap(where: Where = {}) {
  point('pointerdown', where)
  point('pointerup', where)
}
function drag(from: Where, to: Where) {
  point('pointerdown', from)
  point('pointermove', { ...from, ...to })
  point('pointerup', { ...from, ...to })
}

describe('[S18] the gallery', () => {
  it('opens at the picture that was pressed, in its largest file', async () => {
    await openAt('bag-ivoire')

    expect(large()).toHaveAttribute('alt', 'bag-ivoire')
    expect(large()).toHaveAttribute('src', expect.stringMatching(/bag-ivoire-1440\.avif$/))
    expect(dialog()).toHaveTextContent('2 / 3')
  })

  it('goes round in both directions, by buttons, arrows and thumbnails', async () => {
    const user = await openAt('bag-sapin')

    await user.click(button('下一张'))
    expect(dialog()).toHaveTextContent('1 / 3')
    await user.click(button('上一张'))
    expect(dialog()).toHaveTextContent('3 / 3')
    await user.keyboard('{ArrowRight}')
    expect(dialog()).toHaveTextContent('1 / 3')
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(dialog()).toHaveTextContent('2 / 3')
    await user.click(button('第 1 张：bag-noir'))
    expect(large()).toHaveAttribute('alt', 'bag-noir')
  })

  it('moves the picture by 20 px with the arrows up and down', async () => {
    const user = await openAt('bag-noir')

    await user.keyboard('{ArrowDown}')
    expect(view()).toEqual({ scale: 1, x: 0, y: -20 })
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(view().y).toBe(20)
  })

  it('zooms by the wheel in steps of 3 %, with Ctrl of 0.5 %, from 0.5 to 1.5', async () => {
    await openAt('bag-noir')
    const stage = large().parentElement!

    fireEvent.wheel(stage, { deltaY: -100, clientX: 200, clientY: 400 })
    expect(view().scale).toBeCloseTo(1.03)
    fireEvent.wheel(stage, { deltaY: 100, clientX: 200, clientY: 400, ctrlKey: true })
    expect(view().scale).toBeCloseTo(1.025)
    for (let step = 0; step < 40; step += 1)
      fireEvent.wheel(stage, { deltaY: -100, clientX: 200, clientY: 400 })
    expect(view().scale).toBe(1.5)
    for (let step = 0; step < 80; step += 1)
      fireEvent.wheel(stage, { deltaY: 100, clientX: 200, clientY: 400 })
    expect(view().scale).toBe(0.5)
  })

  it('zooms with a double click, and back', async () => {
    const user = await openAt('bag-noir')

    await user.dblClick(large().parentElement!)
    expect(view().scale).toBe(1.5)
    await user.dblClick(large().parentElement!)
    expect(view()).toEqual({ scale: 1, x: 0, y: 0 })
  })

  it('zooms with two taps within 200 ms, not with two slower ones', async () => {
    await openAt('bag-noir')
    const times = vi.spyOn(Event.prototype, 'timeStamp', 'get')

    times.mockReturnValue(1000)
    tap()
    times.mockReturnValue(1250)
    tap()
    expect(view().scale).toBe(1)
    times.mockReturnValue(1400)
    tap()
    expect(view().scale).toBe(1.5)
  })

  it('pinches between two fingers', async () => {
    await openAt('bag-noir')

    point('pointerdown', { id: 1, x: 150 })
    point('pointerdown', { id: 2, x: 250 })
    point('pointermove', { id: 2, x: 270 })

    expect(view().scale).toBeCloseTo(1.2)
    point('pointerup', { id: 1, x: 150 })
    point('pointerup', { id: 2, x: 270 })
    expect(dialog()).toHaveTextContent('1 / 3')
  })

  it('turns by a swipe; once zoomed in, the finger moves the picture', async () => {
    await openAt('bag-noir')
    drag({ x: 300 }, { x: 100 })
    expect(dialog()).toHaveTextContent('2 / 3')
    drag({ x: 100 }, { x: 300 })
    expect(dialog()).toHaveTextContent('1 / 3')

    fireEvent.doubleClick(large().parentElement!, { clientX: 200, clientY: 400 })
    drag({ x: 300 }, { x: 260, y: 410 })

    expect(dialog()).toHaveTextContent('1 / 3')
    expect(view()).toEqual({ scale: 1.5, x: -40, y: 10 })
  })

  it('begins with the whole picture when another one is shown', async () => {
    const user = await openAt('bag-noir')
    await user.dblClick(large().parentElement!)

    await user.keyboard('{ArrowRight}')

    expect(view()).toEqual({ scale: 1, x: 0, y: 0 })
  })

  it('leads Tab round its buttons', async () => {
    const user = await openAt('bag-noir')
    const stations = [
      '关闭',
      '上一张',
      '下一张',
      '第 1 张：bag-noir',
      '第 2 张：bag-ivoire',
      '第 3 张：bag-sapin',
    ]

    for (const name of [...stations, '关闭']) {
      await user.tab()
      expect(button(name)).toHaveFocus()
    }
  })

  it('closes by Escape and gives the focus back', async () => {
    const user = await openAt('bag-ivoire')

    await user.keyboard('{Escape}')

    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: '查看大图：bag-ivoire' })).toHaveFocus()
  })

  it('says that a picture is on its way only after two seconds', async () => {
    await openAt('bag-noir')
    wait(1900)
    expect(within(dialog()).queryByRole('status')).toBeNull()

    wait(200)
    expect(within(dialog()).getByRole('status')).toHaveTextContent('正在加载图片')

    fireEvent.load(large())
    expect(within(dialog()).queryByRole('status')).toBeNull()
  })
})

describe('[S18] the single picture', () => {
  it('closes 300 ms after a press', async () => {
    await openAt('bag-noir', 'single')

    tap({ pointer: 'mouse' })
    wait(250)
    expect(dialog()).toBeVisible()
    wait(100)

    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('zooms with a second tap within 300 ms, and back', async () => {
    await openAt('bag-noir', 'single')

    tap()
    wait(200)
    tap()
    expect(view().scale).toBe(1.5)
    wait(1000)
    expect(dialog()).toBeVisible()

    tap()
    wait(100)
    tap()
    expect(view().scale).toBe(1)
  })

  it('closes by its button and by Escape', async () => {
    const user = await openAt('bag-noir', 'single')
    await user.click(button('关闭'))
    expect(screen.queryByRole('dialog')).toBeNull()

    await user.click(screen.getByRole('button', { name: '查看大图：bag-sapin' }))
    expect(await screen.findByRole('dialog', { name: 'bag-sapin' })).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
