import { z } from 'zod'
import { endpoint } from '../endpoint'
import { paths } from '../paths'

const tokenSchema = z.object({ token: z.string() })

export const sessionCalls = {
  getCsrfToken: endpoint(paths.getCsrfToken, { access: 'public', postToken: false, data: tokenSchema }),
  createGuest: endpoint(paths.createGuest, { access: 'public', data: tokenSchema }),
}
