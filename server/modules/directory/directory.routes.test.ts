import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '@/server/testing/test-app'
import { allRegions, placeProblems } from './directory'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

describe('[C13] GET directory/get', () => {
  it('200 lists the provinces of mainland China', async () => {
    const answer = await t.call('getDirectory', { query: {} })

    const regions = answer.code === 1 ? answer.data.regions : []
    expect(regions).toHaveLength(31)
    expect(regions).toContainEqual({ id: '310000', name: '上海市' })
  })

  it('200 lists the cities of a province with their districts', async () => {
    const answer = await t.call('getDirectory', { query: { region_id: '440000' } })

    const cities = answer.code === 1 ? answer.data.cities : []
    const shenzhen = cities.find(({ id }) => id === '440300')
    expect(shenzhen?.name).toBe('深圳市')
    expect(shenzhen?.districts).toContainEqual({ id: '440305', name: '南山区' })
  })

  it('404 for a province that does not exist', async () => {
    expect(await t.call('getDirectory', { query: { region_id: '990000' } })).toMatchObject({
      status: 404,
      error: 'NOT_FOUND',
    })
  })
})

describe('the directory', () => {
  it('has a district for every city, so that every address can be written', () => {
    const cities = allRegions().flatMap((region) => region.cities)

    expect(cities.length).toBeGreaterThan(330)
    expect(cities.filter(({ districts }) => districts.length === 0)).toEqual([])
  })

  const address = {
    region: '上海市',
    region_id: '310000',
    city: '上海市',
    city_id: '310100',
    district: '静安区',
    district_id: '310106',
  }

  it.each([
    [{}, null],
    [{ region_id: '110000' }, 'region'],
    [{ region: '上海' }, 'region'],
    [{ city_id: '440300' }, 'city'],
    [{ city: '浦东' }, 'city'],
    [{ district_id: '110101' }, 'district'],
    [{ district: '徐汇区' }, 'district'],
  ])('with %j finds the problem in %s', (change, field) => {
    const problems = placeProblems({ ...address, ...change })

    expect(problems && Object.keys(problems)).toEqual(field && [field])
  })
})
