import type { Model } from '../../kit/mesh/model'

const isWornBy = /^(back|waist)-strap/

/** A bag without the straps it is worn by, which bow from its back or lie behind it: it is as large as it is sold without them. */
export const withoutWornStraps = ({ parts }: Model): Model => ({
  parts: parts.filter(({ name }) => !isWornBy.test(name)),
})
