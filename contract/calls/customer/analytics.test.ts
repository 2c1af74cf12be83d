import { expect, it } from 'vitest'
import { z } from 'zod'
import { eventSchema } from './analytics'

type Node = { [key: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Every schema inside one. */
function nodesOf(value: unknown): Node[] {
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesOf)] : []
}

const nodes = nodesOf(z.toJSONSchema(eventSchema))
const objects = nodes.filter(({ type }) => type === 'object')

it('[S26] no event has a field for a person', () => {
  const fields = new Set(
    objects.flatMap(({ properties }) => Object.keys(isNode(properties) ? properties : {})),
  )

  expect([...fields].sort()).toEqual([
    ...[
      'at',
      'buyerType',
      'clientStatus',
      'event',
      'isBuyNow',
      'isDone',
      'isGuestMode',
      'kind',
      'lines',
      'list',
    ],
    ...[
      'origin',
      'page',
      'payload',
      'price',
      'qty',
      'reached',
      'referrer',
      'result',
      'sku',
      'skus',
      'step',
      'type',
    ],
    ...['visitor', 'words'],
  ])
})

it('[S26] takes no field besides, and no free text', () => {
  const isBound = (node: Node) => ['enum', 'const', 'pattern'].some((key) => key in node)

  expect(objects.filter(({ additionalProperties }) => additionalProperties !== false)).toEqual([])
  expect(nodes.filter((node) => node.type === 'string' && !isBound(node))).toEqual([])
})
