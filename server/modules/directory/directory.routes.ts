import { ApiError } from '@/server/http/answer/api-error'
import { handlers } from '@/server/http/calls/handlers'
import { allRegions, findRegion } from './directory'

export const directoryHandlers = handlers({
  getDirectory: ({ query }) => {
    if (query.region_id === undefined) {
      return { regions: allRegions().map(({ id, name }) => ({ id, name })), cities: [] }
    }
    const region = findRegion(query.region_id)
    if (!region) throw new ApiError('NOT_FOUND')
    return { regions: [{ id: region.id, name: region.name }], cities: region.cities }
  },
})
