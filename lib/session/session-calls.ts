import { paths } from '@/contract/calls/paths'
import type { SessionKind } from './session'

/** Calls whose answer carries a session token, and whose it is. Paths without their method. */
const tokenCalls: ReadonlyMap<string, SessionKind> = new Map(
  (
    [
      ['createGuest', 'guest'],
      ['loginByMobile', 'customer'],
      ['loginByPassword', 'customer'],
      ['createCustomer', 'customer'],
      ['loginByQrWechat', 'customer'],
      ['loginByWechat', 'customer'],
      ['bindWechat', 'customer'],
    ] as const
  ).map(([name, kind]) => [pathOf(paths[name]), kind]),
)

const endingPaths: readonly string[] = [pathOf(paths.logout), pathOf(paths.deleteAccount)]

function pathOf(route: string): string {
  return route.slice(route.indexOf(' ') + 1)
}

/** Whose token the answer of `path` carries, or null. */
export function tokenKindOf(path: string): SessionKind | null {
  return tokenCalls.get(path) ?? null
}

/** Whether `path` ends the session. */
export function endsSession(path: string): boolean {
  return endingPaths.includes(path)
}
