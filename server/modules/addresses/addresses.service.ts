import type { z } from 'zod'
import type { Address, saveAddressSchema } from '@/contract/calls/customer/addresses'
import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'
import { lockCustomer } from '../customer/customer.service'
import { placeProblems } from '../directory/directory'
import * as repository from './addresses.repository'
import type { AddressFields, AddressRow } from './addresses.repository'

/** The most addresses of one customer. */
export const LIMIT = 20

type SaveAddress = z.output<typeof saveAddressSchema>

export async function listAddresses({ db }: Deps, customerId: string): Promise<Address[]> {
  return (await repository.listAddresses(db, customerId)).map(addressOf)
}

export async function getAddress({ db }: Deps, customerId: string, id: string): Promise<Address> {
  return addressOf(findOwn(await repository.listAddresses(db, customerId), id))
}

/** Adds or changes an address. The first is the default, and there is always exactly one default. */
export async function saveAddress(
  deps: Deps,
  { customerId, address }: { customerId: string; address: string },
  input: SaveAddress,
): Promise<Address> {
  const problems = placeProblems(input)
  if (problems) throw new ApiError('INVALID_INPUT', { validationResult: problems })
  const isAllowed = await deps.providers.risk.isAllowed({
    scene: 'address',
    subject: input.telephone,
    address,
  })
  if (!isAllowed)
    throw new ApiError('RISK_REFUSED', {
      validationResult: { telephone: '该手机号码暂不可用，请更换或联系客服' },
    })

  return deps.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    const all = await repository.listAddresses(tx, customerId)
    const former = input.id === undefined ? null : findOwn(all, input.id)
    if (!former && all.length >= LIMIT) throw new ApiError('ADDRESS_LIMIT')

    const isDefault = input.isDefault || all.length === 0 || former?.isDefault === true
    if (isDefault) await repository.clearDefault(tx, customerId)
    const fields = { ...fieldsOf(input), isDefault }
    const saved = former
      ? await repository.updateAddress(tx, former.id, fields)
      : await repository.insertAddress(tx, { ...fields, customerId, createdAt: deps.clock.now() })
    if (!saved) throw new ApiError('NOT_FOUND')
    return addressOf(saved)
  })
}

/** Removes an address; when it was the default, the newest of the others becomes it. */
export async function removeAddress({ db }: Deps, customerId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    const all = await repository.listAddresses(tx, customerId)
    const { isDefault } = findOwn(all, id)
    await repository.deleteAddress(tx, id)
    const heir = all.find((address) => address.id !== id)
    if (isDefault && heir) await repository.updateAddress(tx, heir.id, { isDefault: true })
  })
}

/** Someone else's address is not found, like a missing one. */
function findOwn(all: readonly AddressRow[], id: string): AddressRow {
  const address = all.find((row) => row.id === id)
  if (!address) throw new ApiError('NOT_FOUND')
  return address
}

function fieldsOf(input: SaveAddress): AddressFields {
  return {
    firstname: input.firstname,
    gender: input.gender,
    telephone: input.telephone,
    region: input.region,
    regionId: input.region_id,
    city: input.city,
    cityId: input.city_id,
    district: input.district,
    districtId: input.district_id,
    street: input.street,
  }
}

function addressOf(row: AddressRow): Address {
  return {
    id: row.id,
    firstname: row.firstname,
    gender: row.gender,
    telephone: row.telephone,
    region: row.region,
    region_id: row.regionId,
    city: row.city,
    city_id: row.cityId,
    district: row.district,
    district_id: row.districtId,
    street: row.street,
    isDefault: row.isDefault,
  }
}
