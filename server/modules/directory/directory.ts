import { areaList } from '@vant/area-data'
import { groupBy } from '@/server/platform/group-by'

type Place = { id: string; name: string }
type City = Place & { districts: Place[] }
export type Region = Place & { cities: City[] }

/** Delivery is within mainland China (A§1): Taiwan, Hong Kong and Macao have customs of their own. */
const ELSEWHERE = new Set(['710000', '810000', '820000'])

const citiesByProvince = placesByPrefix(areaList.city_list, 2)
const districtsByCity = placesByPrefix(areaList.county_list, 4)

/** Provinces by id, each with its cities and their districts, as the official six-digit codes nest. */
const regions: ReadonlyMap<string, Region> = new Map(
  Object.entries(areaList.province_list)
    .filter(([id]) => !ELSEWHERE.has(id))
    .map(([id, name]) => [id, { id, name, cities: citiesOf(id) }]),
)

export function allRegions(): Region[] {
  return [...regions.values()]
}

export function findRegion(id: string): Region | null {
  return regions.get(id) ?? null
}

type PlaceOfAddress = Record<'region' | 'region_id' | 'city' | 'city_id' | 'district' | 'district_id', string>

/** Field → message where an address names a place the directory does not, or by another name; null when all agree. */
export function placeProblems(address: PlaceOfAddress): Record<string, string> | null {
  const region = regions.get(address.region_id)
  if (region?.name !== address.region) return { region: '请选择正确的省份' }
  const city = region.cities.find(({ id }) => id === address.city_id)
  if (city?.name !== address.city) return { city: '请选择正确的城市' }
  const district = city.districts.find(({ id }) => id === address.district_id)
  if (district?.name !== address.district) return { district: '请选择正确的区县' }
  return null
}

function citiesOf(regionId: string): City[] {
  const cities = citiesByProvince.get(regionId.slice(0, 2)) ?? []
  return cities.map((city) => ({ ...city, districts: districtsByCity.get(city.id.slice(0, 4)) ?? [] }))
}

/** Places under what their codes begin with: two digits of a province, four of a city. */
function placesByPrefix(list: Record<string, string>, digits: number): ReadonlyMap<string, Place[]> {
  const places = Object.entries(list).map(([id, name]) => ({ id, name }))
  return groupBy(places, ({ id }) => id.slice(0, digits))
}
