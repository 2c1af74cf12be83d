import { z } from 'zod'
import { errors, type ErrorCode } from '@/contract/calls/errors'
import { splitRoute, type Endpoint } from '@/contract/calls/endpoint'
import { successCodeOf } from '@/contract/calls/paths'
import { contractCalls } from './bind'

const common: readonly ErrorCode[] = ['BAD_REQUEST', 'TOO_MANY_REQUESTS', 'INTERNAL', 'UNAVAILABLE']

/** The contract as the text of an OpenAPI 3.1 document. */
export function openApiDocument(): string {
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'ORÉE commerce API',
      version: '1.0.0',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/' }],
    paths: pathsOf(contractCalls()),
    components: { securitySchemes, schemas: namedSchemas() },
  }
  return JSON.stringify(document).replaceAll('"#/$defs/', `"${SCHEMAS}`)
}

const SCHEMAS = '#/components/schemas/'
const jsonOptions = { io: 'input', unrepresentable: 'any' } as const

/** The schemas that have a name, because they refer to themselves. */
function namedSchemas() {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { ...jsonOptions, uri: (id) => `${SCHEMAS}${id}` })
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]),
  )
}

const securitySchemes = {
  customer: { type: 'http', scheme: 'bearer' },
  guest: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: 'Quote-Auth <guest token>',
  },
  operator: { type: 'http', scheme: 'bearer' },
}

function pathsOf(calls: readonly [string, Endpoint][]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, endpoint] of calls) {
    const { method, path } = splitRoute(endpoint.route)
    const key = path.replace(/:(\w+)/g, '{$1}')
    paths[key] = { ...paths[key], [method.toLowerCase()]: operation(name, endpoint) }
  }
  return paths
}

/** `listOfflineCountries` says what it does: "List offline countries". */
function summaryOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function operation(name: string, endpoint: Endpoint) {
  return {
    operationId: name,
    summary: summaryOf(name),
    security: securityOf(endpoint),
    parameters: [
      ...parametersOf('path', endpoint.params),
      ...parametersOf('query', endpoint.query),
      ...(needsPostToken(endpoint)
        ? [{ name: 'X-Post-Token', in: 'header', required: true, schema: { type: 'string' } }]
        : []),
    ],
    ...(endpoint.body && {
      requestBody: { required: true, content: json(schemaOf(endpoint.body)) },
    }),
    responses: responsesOf(endpoint),
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
    schema: schemaOf(field),
  }))
}

function responsesOf(endpoint: Endpoint) {
  const codes = [
    ...common,
    ...(endpoint.access === 'public' ? [] : (['UNAUTHORIZED'] as const)),
    ...(endpoint.errors ?? []),
  ]
  if (needsPostToken(endpoint)) codes.push('POST_TOKEN_INVALID')
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of new Set(codes))
    byStatus.set(errors[code].status, [...(byStatus.get(errors[code].status) ?? []), code])

  const refused = byStatus.get(200)
  byStatus.delete(200)
  return {
    200: successOf(endpoint, refused),
    ...Object.fromEntries(
      [...byStatus].map(([status, list]) => [
        status,
        { description: list.join(', '), content: json(refusal(list)) },
      ]),
    ),
  }
}

function successOf(endpoint: Endpoint, refused: readonly ErrorCode[] | undefined) {
  if (endpoint.isFile) return { description: 'A file', content: { 'application/octet-stream': {} } }
  const success = envelope({
    code: { const: successCodeOf(endpoint.route) },
    data: schemaOf(endpoint.data),
    message: { type: 'string' },
  })
  return {
    description: 'Done, or refused by a rule',
    content: json(refused ? { anyOf: [success, refusal(refused)] } : success),
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

function schemaOf(schema: z.core.$ZodType) {
  const { $schema: _, $defs: __, ...rest } = z.toJSONSchema(schema, jsonOptions)
  return rest
}
