import { expect, it } from 'vitest'
import type { CallName } from '@/contract/calls/contract'
import { paths } from '@/contract/calls/paths'
import { endsSession, tokenKindOf } from '@/lib/session/session-calls'
import { tabMessageOf } from './tab-messages'

const names = Object.keys(paths) as CallName[]
const pathOf = (name: CallName) => paths[name].slice(paths[name].indexOf(' ') + 1)

it('[C10] every call whose answer makes or ends a customer’s session is told to the other tabs', () => {
  const change = names.filter((name) => tokenKindOf(pathOf(name)) === 'customer' || endsSession(pathOf(name)))

  expect(names.filter((name) => tabMessageOf(name) === 'session').sort()).toEqual(change.sort())
})
