import { z } from 'zod'

export type JsonSchema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minItems?: number
  minimum?: number
  format?: string
  pattern?: string
}

/** Texts of which at least one matches every pattern of the contract. */
const texts = [
  'BG-0101',
  '13800000001',
  '123456',
  'women',
  '2026-01-01',
  'x',
  '91310000MA1K35XXXX',
  'color:noir',
  'dGVzdDEyMzQ=',
  'reader@example.com',
]

const formats: Record<string, string> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  email: 'reader@example.com',
  uri: 'https://example.com/',
  date: '1990-01-01',
  'date-time': '2026-03-01T10:00:00+08:00',
  base64: 'dGVzdDEyMzQ=',
}

export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
}

/** A value the schema accepts, as small as it may be but with every property. */
export function sampleOf(schema: JsonSchema): unknown {
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice) return sampleOf(choice)
  switch (schema.type ?? 'string') {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, part]) => [key, sampleOf(part)]),
      )
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => sampleOf(schema.items ?? {}))
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1)
    case 'boolean':
      return false
    default:
      return sampleText(schema)
  }
}

function sampleText({ format, pattern, allOf = [] }: JsonSchema): string {
  if (format && formats[format]) return formats[format]
  const patterns = [pattern, ...allOf.map((part) => part.pattern)].filter((text) => text !== undefined)
  const text = texts.find((candidate) =>
    patterns.every((expression) => new RegExp(expression, 'u').test(candidate)),
  )
  if (text === undefined) throw new Error(`No sample text matches ${patterns.join(' and ')}`)
  return text
}
