import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { call } from '@/lib/api/browser'
import { directoryQuery } from './directory-query'

vi.mock('@/lib/api/browser', () => ({ call: vi.fn() }))
const answer = vi.mocked(call as (name: string, input: unknown) => Promise<unknown>)

const provinces = { regions: [{ id: '310000', name: '上海市' }], cities: [] }
const shanghai = { ...provinces, cities: [{ id: '310100', name: '上海市', districts: [] }] }

/** Reads as a page does that was loaded this moment. */
const read = (regionId: string) => new QueryClient().query(directoryQuery(regionId))

beforeEach(() => {
  localStorage.clear()
  answer.mockReset()
  answer.mockResolvedValueOnce(provinces).mockResolvedValueOnce(shanghai)
})

it('[C13][C14] places are asked for once, for each province, and then kept by the browser', async () => {
  await read('')
  await read('310000')

  expect(await read('')).toEqual(provinces)
  expect(await read('310000')).toEqual(shanghai)
  expect(answer.mock.calls.map(([, input]) => input)).toEqual([
    { query: { region_id: undefined } },
    { query: { region_id: '310000' } },
  ])
})

it.each(['{broken', '[]', '"text"', '{"":{"regions":1}}'])(
  '[C14] what is kept as %s is asked for anew',
  async (value) => {
    localStorage.setItem('directory', JSON.stringify({ value, until: Date.now() + 60_000 }))

    expect(await read('')).toEqual(provinces)
  },
)
