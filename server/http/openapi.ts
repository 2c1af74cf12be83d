import { z } from 'zod'
import { errors, type ErrorCode } from '@/contract/calls/errors'
import { splitRoute, type Endpoint } from '@/contract/calls/endpoint'
import { successCodeOf } from '@/contract/calls/paths'
import { contractCalls } from './bind'

const common: readonly ErrorCode[] = ['BAD_REQUEST', 'TOO_MANY_REQUESTS', 'INTERNAL']

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, endpoint] of contractCalls()) {
    const { method, path } = splitRoute(endpoint.route)
    const key = path.replace(/:(\w+)/g, '{$1}')
    paths[key] = { ...paths[key], [method.toLowerCase()]: operation(name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'ORÉE commerce API', version: '1.0.0' },
    paths,
    components: {
      securitySchemes: {
        customer: { type: 'http', scheme: 'bearer' },
        guest: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'Quote-Auth <guest token>',
        },
        operator: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

function operation(name: string, endpoint: Endpoint) {
  return {
    operationId: name,
    security: securityOf(endpoint),
    parameters: [
      ...parametersOf('path', endpoint.params),
      ...parametersOf('query', endpoint.query),
      ...(needsPostToken(endpoint)
        ? [{ name: 'X-Post-Token', in: 'header', required: true, schema: { type: 'string' } }]
        : []),
    ],
    ...(endpoint.body && {
      requestBody: { required: true, content: json(schemaOf(endpoint.body, `${name}-body`)) },
    }),
    responses: responsesOf(name, endpoint),
  }
}

function securityOf({ access }: Endpoint) {
  if (access === 'public') return [{}]
  if (access === 'shopper') return [{ customer: [] }, { guest: [] }]
  return [{ [access]: [] }]
}

function needsPostToken({ route, postToken }: Endpoint): boolean {
  return splitRoute(route).method !== 'GET' && postToken !== false
}

function parametersOf(place: 'path' | 'query', schema: z.ZodType | undefined) {
  if (!(schema instanceof z.ZodObject)) return []
  const fields: Record<string, z.core.$ZodType> = schema.shape
  return Object.entries(fields).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(field, undefined).success,
    schema: schemaOf(field, name),
  }))
}

function responsesOf(name: string, endpoint: Endpoint) {
  const codes = [
    ...common,
    ...(endpoint.access === 'public' ? [] : (['UNAUTHORIZED'] as const)),
    ...(endpoint.errors ?? []),
  ]
  if (needsPostToken(endpoint)) codes.push('POST_TOKEN_INVALID')
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of codes)
    byStatus.set(errors[code].status, [...(byStatus.get(errors[code].status) ?? []), code])

  const success = envelope({
    code: { const: successCodeOf(name) },
    data: schemaOf(endpoint.data, `${name}-data`),
    message: { type: 'string' },
  })
  const refused = byStatus.get(200)
  byStatus.delete(200)
  return {
    200: {
      description: 'Done, or refused by a rule',
      content: json(refused ? { oneOf: [success, refusal(refused)] } : success),
    },
    ...Object.fromEntries(
      [...byStatus].map(([status, list]) => [
        status,
        { description: list.join(', '), content: json(refusal(list)) },
      ]),
    ),
  }
}

function refusal(codes: readonly ErrorCode[]) {
  return envelope({
    code: { const: 0 },
    error: { enum: codes },
    message: { type: 'string' },
    requestId: { type: 'string' },
    data: { type: ['object', 'null'] },
  })
}

function envelope(properties: Record<string, unknown>) {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties).filter((key) => key !== 'requestId'),
  }
}

function json(schema: unknown) {
  return { 'application/json': { schema } }
}

/** With definitions of its own a schema needs an id, so that its references are read within it. */
function schemaOf(schema: z.core.$ZodType, id: string) {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest.$defs ? { $id: `urn:store:${id}`, ...rest } : rest
}
