import { lookupHashOf } from '@/server/db/personal-data'
import type { ChatAppSubject } from '@/server/db/schema/customer/chat-app'
import type { ChatAppPerson } from '@/server/providers/chat-app/chat-app'

const UNION = 'union'

/** What a person is known again by, surest first: the id all applications share, then that of the one used. */
export function subjectsOf({ appId, openId, unionId }: ChatAppPerson): ChatAppSubject[] {
  const names = [
    ...(unionId === null ? [] : [{ scope: UNION, id: unionId }]),
    { scope: `open ${appId}`, id: openId },
  ]
  return names.map(({ scope, id }) => ({ scope, hash: lookupHashOf(JSON.stringify([scope, id])) }))
}
