import { handlers } from './handlers'
import { issuePostToken } from '../request/post-token'

export const coreHandlers = handlers({
  getCsrfToken: ({ deps, session, visitor }) => ({ token: issuePostToken(deps, { session, visitor }) }),
})
