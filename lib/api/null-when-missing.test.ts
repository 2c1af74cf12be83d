import { expect, it } from 'vitest'
import { nullWhenMissing } from './null-when-missing'
import { ApiFailure } from './types'

it.each([
  ['NOT_FOUND', 404],
  ['BAD_REQUEST', 400],
] as const)('[S19] %s names nothing that is there', (error, status) => {
  expect(nullWhenMissing(new ApiFailure(error, status, ''))).toBeNull()
})

it.each([
  ['INTERNAL', 500],
  ['NETWORK', 0],
] as const)('[S19] %s stays a failure', (error, status) => {
  const failure = new ApiFailure(error, status, '')

  expect(() => nullWhenMissing(failure)).toThrow(failure)
})
