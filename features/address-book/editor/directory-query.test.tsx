import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it } from 'vitest'
import { serveApi } from '@/tests/support/api'
import { directoryQuery } from './directory-query'

const api = serveApi()

const provinces = { regions: [{ id: '310000', name: '上海市' }], cities: [] }
const shanghai = { ...provinces, cities: [{ id: '310100', name: '上海市', districts: [] }] }

/** Reads as a page does that was loaded this moment. */
const read = (regionId: string) => new QueryClient().query(directoryQuery(regionId))

beforeEach(() => {
  localStorage.clear()
  api.answer('getDirectory', ({ query }) => (query.region_id ? shanghai : provinces))
})

it('[C13][C14] places are asked for once, for each province, and then kept by the browser', async () => {
  await read('')
  await read('310000')

  expect(await read('')).toEqual(provinces)
  expect(await read('310000')).toEqual(shanghai)
  expect(api.sent('getDirectory').map(({ query }) => query)).toEqual([{}, { region_id: '310000' }])
})

it.each(['{broken', '[]', '"text"', '{"":{"regions":1}}'])(
  '[C14] what is kept as %s is asked for anew',
  async (value) => {
    localStorage.setItem('directory', JSON.stringify({ value, until: Date.now() + 60_000 }))

    expect(await read('')).toEqual(provinces)
  },
)
