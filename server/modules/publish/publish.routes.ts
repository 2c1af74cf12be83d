import { handlers } from '@/server/http/calls/handlers'
import { getContent, listContent, publishContent } from './publish.service'

/** The back office's calls on content. */
export const publishHandlers = handlers({
  publishContent: ({ deps, body }) => publishContent(deps, body),
  opsListContent: async ({ deps }) => ({ items: await listContent(deps.db) }),
  opsGetContent: async ({ deps, params }) => ({ row: await getContent(deps.db, params.kind, params.id) }),
})
