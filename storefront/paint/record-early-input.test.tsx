import { runInThisContext } from 'node:vm'
import { act } from '@testing-library/react'
import { use, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepEarlyInput } from '@/lib/browser/early-input'
import { recordEarlyInput } from './record-early-input'

function Part({ part }: { part: Promise<void> }) {
  use(part)
  return null
}

/** Tells what it was told of; React begins to take it over, and does so once `part` is there. */
function Page({ part }: { part?: Promise<void> }) {
  const [told, setTold] = useState<string[]>([])
  const [text, setText] = useState('')
  const [size, setSize] = useState('S')
  const tell = (what: string) => setTold((before) => [...before, what])
  return (
    <main>
      <p>{told.join(' ')}</p>
      <button type="button" onClick={() => tell('菜单')}>
        菜单
      </button>
      <button type="button" onClick={() => tell('筛选')}>
        筛选
      </button>
      <a href="#bags" onClick={() => tell('手袋')}>
        手袋
      </a>
      <input aria-label="搜索" value={text} onChange={({ target }) => setText(target.value)} />
      <output>{text}</output>
      {['S', 'M'].map((value) => (
        <input
          key={value}
          aria-label={value}
          type="radio"
          name="size"
          checked={size === value}
          onChange={() => {
            setSize(value)
            tell(value)
          }}
        />
      ))}
      <input
        aria-label="同意"
        type="checkbox"
        onChange={({ target }) => tell(target.checked ? '同意' : '不同意')}
      />
      <select aria-label="城市" onChange={({ target }) => tell(target.value)}>
        <option>北京</option>
        <option>成都</option>
      </select>
      {part && <Part part={part} />}
    </main>
  )
}

let root: Root | undefined
/** `meanwhile` happens once React listens, and before it has begun. */
const takeOver = (page = <Page />, meanwhile?: () => void) =>
  act(async () => {
    // The page's script, which comes with React.
    if (window.earlyInput) keepEarlyInput(window.earlyInput)
    delete window.earlyInput
    root = hydrateRoot(
      document,
      <html>
        <body>{page}</body>
      </html>,
    )
    meanwhile?.()
  })
/** Lets React begin; what is returned brings the part it waits for. */
async function beginToTakeOver() {
  const { promise, resolve } = withResolvers()
  await takeOver(<Page part={promise} />)
  return () => act(async () => resolve())
}

function withResolvers() {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((done) => (resolve = done))
  return { promise, resolve }
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const told = () => document.querySelector('p')?.textContent

function press(name: string) {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  button?.click()
}

function find<T extends Element>(kind: new () => T, name: string): T {
  const element = document.querySelector(`[aria-label="${name}"]`)
  if (element instanceof kind) return element
  throw new Error(`no ${name}`)
}

function type(text: string) {
  const field = find(HTMLInputElement, '搜索')
  field.value = text
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

beforeAll(() => void runInThisContext(recordEarlyInput))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
  document.body.innerHTML = renderToString(<Page />)
})

afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  vi.useRealTimers()
})

describe('[X01] a press before the page is taken over', () => {
  it('is made again then, once, and the last of several alone', async () => {
    press('菜单')
    press('筛选')
    await pass(400)
    expect(told()).toBe('')

    await takeOver()
    await pass(200)
    expect(told()).toBe('筛选')
  })

  it('is left to the browser where it is not on a button', async () => {
    document.querySelector('a')?.click()
    await takeOver()
    await pass(50)

    expect(told()).toBe('')
  })

  it('is forgotten after ten seconds; the next is kept', async () => {
    press('筛选')
    await pass(10_000)
    press('菜单')
    await takeOver()
    await pass(50)

    expect(told()).toBe('菜单')
  })

  it('is forgotten alone after ten seconds', async () => {
    press('筛选')
    await pass(10_000)
    await takeOver()
    await pass(50)

    expect(told()).toBe('')
  })
})

it('[X01] a press after the page is taken over counts once', async () => {
  await takeOver()
  await act(async () => press('筛选'))
  await pass(50)

  expect(told()).toBe('筛选')
})

describe('[X01] an entry before the page is taken over', () => {
  it('of text is told as it stands then', async () => {
    type('停')
    type('停车')
    await takeOver()
    await pass(50)

    expect(document.querySelector('output')?.textContent).toBe('停车')
    expect(find(HTMLInputElement, '搜索').value).toBe('停车')
  })

  it('of a choice is told, once', async () => {
    find(HTMLInputElement, 'M').click()
    find(HTMLInputElement, '同意').click()
    const city = find(HTMLSelectElement, '城市')
    city.value = '成都'
    city.dispatchEvent(new Event('input', { bubbles: true }))
    await takeOver()
    await pass(200)

    expect(told()).toBe('M 同意 成都')
    expect(find(HTMLInputElement, 'M').checked).toBe(true)
    expect(find(HTMLInputElement, '同意').checked).toBe(true)
  })
})

it('[X01] a press right after the page is taken over finds what was entered before', async () => {
  find(HTMLInputElement, 'M').click()
  type('停车')
  await takeOver()
  await act(async () => press('筛选'))

  expect(told()).toBe('M 筛选')
  expect(document.querySelector('output')?.textContent).toBe('停车')
  await pass(200)
  expect(told()).toBe('M 筛选')
})

describe('[X01] a choice that makes React take the page over', () => {
  it('is told, once', async () => {
    await takeOver(<Page />, () => find(HTMLInputElement, 'M').click())
    await pass(200)

    expect(told()).toBe('M')
    expect(find(HTMLInputElement, 'M').checked).toBe(true)
  })

  it('is told too when that is the click by which it is made again', async () => {
    const choice = find(HTMLInputElement, 'M')
    choice.click()
    await takeOver(<Page />, () => {
      Reflect.set(choice, '__reactProps$begun', {})
      press('筛选')
    })
    await pass(200)

    expect(told()).toBe('M 筛选')
  })

  it('is told before the next one of its group', async () => {
    await takeOver(<Page />, () => {
      find(HTMLInputElement, 'M').click()
      find(HTMLInputElement, 'S').click()
    })
    await pass(200)

    expect(told()).toBe('M S')
    expect(find(HTMLInputElement, 'S').checked).toBe(true)
  })
})

it('[X01] a choice before the page is taken over is forgotten for one of its group after it', async () => {
  find(HTMLInputElement, 'M').click()
  await takeOver()
  await act(async () => find(HTMLInputElement, 'S').click())
  await pass(200)

  expect(told()).not.toContain('M')
  expect(find(HTMLInputElement, 'S').checked).toBe(true)
})

describe('[X01] while React waits for a part of the page', () => {
  it('a press and an entry are kept as before, and made again once it is there', async () => {
    const finish = await beginToTakeOver()
    press('筛选')
    find(HTMLInputElement, '同意').click()
    type('停车')
    await pass(400)
    expect(told()).toBe('')

    await finish()
    await pass(200)
    expect(told()).toBe('筛选 同意')
    expect(document.querySelector('output')?.textContent).toBe('停车')
  })

  it('so are those that came earlier', async () => {
    press('筛选')
    type('停车')
    const finish = await beginToTakeOver()
    await pass(400)
    expect(told()).toBe('')

    await finish()
    await pass(200)
    expect(told()).toBe('筛选')
    expect(document.querySelector('output')?.textContent).toBe('停车')
  })
})

it('[X01] an entry after the page is taken over is told once', async () => {
  await takeOver()
  await act(async () => find(HTMLInputElement, '同意').click())
  await pass(50)

  expect(told()).toBe('同意')
})
