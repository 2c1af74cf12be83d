import { z } from 'zod'
import { refusalSchema, successSchema } from '@/contract/calls/envelope'
import { Refused, type Operator } from '../ops/call'
import { requestOf, type TestApp } from './test-app'

/** The operator of a test's store, as the command line calls it. */
export function operatorOf(shop: Pick<TestApp, 'app' | 'operator'>): Operator {
  return async (call, input) => {
    const headers = { Authorization: shop.operator.authorization ?? '' }
    const response = await shop.app.request(...requestOf(call, input, headers))
    const envelope: unknown = await response.json()
    const refusal = refusalSchema.safeParse(envelope)
    if (refusal.success) throw new Refused(refusal.data)
    return call.data.parse(successSchema(z.unknown()).parse(envelope).data)
  }
}
