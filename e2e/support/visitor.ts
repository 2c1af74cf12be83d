import type { APIRequestContext } from '@playwright/test'

/** How the commerce API names this browser. Scripts of a page cannot read the cookie. */
export async function visitorOf(request: APIRequestContext): Promise<string> {
  const { cookies } = await request.storageState()
  const visitor = cookies.find(({ name }) => name === 'visitor')
  if (!visitor) throw new Error('This browser has made no call yet: it has no visitor cookie')
  return visitor.value
}
