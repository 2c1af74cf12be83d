import { handlers } from '@/server/http/calls/handlers'
import { resealPersonalData } from './reseal.service'

export const personalDataHandlers = handlers({
  opsResealPersonalData: async ({ deps }) => ({ resealed: await resealPersonalData(deps.db) }),
})
