import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { enterHistory } from './overlay-history'

/** Whatever is on its way in the history has arrived, also what is taken back after a moment. */
const settled = () => vi.advanceTimersByTimeAsync(300)

beforeEach(() => {
  // jsdom moves in its history by this clock too.
  vi.useFakeTimers()
  history.pushState({ page: 'list' }, '', '/list')
})

afterEach(async () => {
  await settled()
  vi.useRealTimers()
})

test('leaves a navigation alone that follows the closing press, and skips its own step on the way back', async () => {
  const { leave } = enterHistory('menu', vi.fn())

  leave()
  history.pushState({ page: 'product' }, '', '/product')
  await settled()
  expect(location.pathname).toBe('/product')

  history.back()
  await settled()
  expect(history.state).toEqual({ page: 'list' })
})

test('goes back no further when Back is pressed at once after a navigation closed it', async () => {
  history.pushState({ page: 'before the list' }, '', '/before')
  history.pushState({ page: 'list' }, '', '/list')
  const { leave } = enterHistory('menu', vi.fn())
  history.pushState({ page: 'product' }, '', '/product')
  leave()

  history.back()
  await settled()

  expect(history.state).toEqual({ page: 'list' })
})

test('hides the step it takes back from the router', async () => {
  const router = vi.fn()
  window.addEventListener('popstate', router)
  const { leave } = enterHistory('bag', vi.fn())

  leave()
  await settled()

  expect(history.state).toEqual({ page: 'list' })
  expect(router).not.toHaveBeenCalled()
  window.removeEventListener('popstate', router)
})

test('lets the router hear of Back, which closes', async () => {
  const close = vi.fn()
  const router = vi.fn()
  const { leave } = enterHistory('login', close)
  window.addEventListener('popstate', router)

  history.back()
  await settled()

  expect(close).toHaveBeenCalledOnce()
  expect(router).toHaveBeenCalledOnce()
  window.removeEventListener('popstate', router)
  leave()
})

test('takes back the steps of two that close at once', async () => {
  const lower = enterHistory('lower', vi.fn())
  const upper = enterHistory('upper', vi.fn())

  lower.leave()
  upper.leave()
  await settled()

  expect(history.state).toEqual({ page: 'list' })
})

test('closes what is dismissed only as its step is left, so that nothing moves in the history afterwards', async () => {
  const close = vi.fn()
  const { dismiss, leave } = enterHistory('search', close)

  dismiss()
  expect(close).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
  leave()

  expect(history.state).toEqual({ page: 'list' })
  const back = vi.spyOn(history, 'back')
  await settled()
  expect(back).not.toHaveBeenCalled()
  back.mockRestore()
})

test('closes at once at a second press, should the history be slow', async () => {
  const close = vi.fn()
  const { dismiss, leave } = enterHistory('region', close)

  dismiss()
  dismiss()
  expect(close).toHaveBeenCalledOnce()
  leave()
  await settled()

  expect(close).toHaveBeenCalledOnce()
  expect(history.state).toEqual({ page: 'list' })
})

test('leaves a level by Back, and takes the overlay with all its levels back at once when dismissed', async () => {
  const close = vi.fn()
  const goUp = vi.fn()
  const menu = enterHistory('menu', close)
  const second = enterHistory('menu-2', goUp)
  const third = enterHistory('menu-3', goUp)

  history.back()
  await vi.waitFor(() => expect(goUp).toHaveBeenCalledOnce())
  third.leave()
  expect(close).not.toHaveBeenCalled()
  expect(history.state).toMatchObject({ overlay: 'menu-2' })

  menu.dismiss()
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(history.state).toEqual({ page: 'list' })
  second.leave()
  menu.leave()
  const back = vi.spyOn(history, 'back')
  await settled()
  expect(back).not.toHaveBeenCalled()
  expect(goUp).toHaveBeenCalledOnce()
  back.mockRestore()
})

test('goes up a level by its own button, the overlay and its step staying', async () => {
  const close = vi.fn()
  const goUp = vi.fn()
  const menu = enterHistory('menu', close)
  const second = enterHistory('menu-2', goUp)

  second.dismiss()
  await vi.waitFor(() => expect(goUp).toHaveBeenCalledOnce())
  second.leave()
  await settled()

  expect(history.state).toMatchObject({ overlay: 'menu' })
  expect(close).not.toHaveBeenCalled()
  menu.dismiss()
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
  menu.leave()
})

test('takes back what closes with its levels without being dismissed', async () => {
  const menu = enterHistory('menu', vi.fn())
  const second = enterHistory('menu-2', vi.fn())

  second.leave()
  menu.leave()
  await settled()

  expect(history.state).toEqual({ page: 'list' })
})

test('keeps the entries of levels that are left and entered again at once', async () => {
  const push = vi.spyOn(history, 'pushState')
  const close = vi.fn()
  const enterBoth = () => [enterHistory('menu', close), enterHistory('menu-2', close)] as const
  for (const { leave } of enterBoth()) leave()
  const [menu, second] = enterBoth()
  await settled()

  expect(push).toHaveBeenCalledTimes(2)
  menu.dismiss()
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
  second.leave()
  menu.leave()
  expect(history.state).toEqual({ page: 'list' })
  push.mockRestore()
})

describe('[S03] Back and Forward after a link was followed out of an overlay', () => {
  /** Opens the overlay with its levels, and goes to another page by a link in it. */
  function follow(...ids: string[]) {
    const open = ids.map((id) => enterHistory(id, vi.fn()))
    history.pushState({ page: 'stores' }, '', '/stores')
    for (const { leave } of open) leave()
  }

  test.each([[['menu']], [['menu', 'menu-2']], [['menu', 'menu-2', 'menu-3']]])(
    'lead over %j to the pages around it, as often as one likes',
    async (ids) => {
      follow(...ids)
      for (let time = 0; time < 2; time += 1) {
        history.back()
        await settled()
        expect(location.pathname).toBe('/list')

        history.forward()
        await settled()
        expect(location.pathname).toBe('/stores')
      }
    },
  )

  test('do not get stuck on an overlay nothing lies beyond', async () => {
    const { leave } = enterHistory('menu', vi.fn())
    history.back()
    await settled()
    leave()

    for (let time = 0; time < 3; time += 1) {
      history.forward()
      await settled()
      expect(history.state).toEqual({ page: 'list' })
    }
  })
})
