import * as z from 'zod'

type Schema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minItems?: number
  minimum?: number
  exclusiveMinimum?: number
  minLength?: number
  format?: string
  pattern?: string
  $ref?: string
  $defs?: Record<string, Schema>
}

/** Generates a minimal value that a schema accepts, for calls whose response matters, not their effect. */
export function sampleInput(schema: z.ZodType): unknown {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema

  return sampleOf(json, json)
}

function sampleOf(schema: Schema, root: Schema): unknown {
  if (schema.$ref) return sampleOf(root.$defs?.[schema.$ref.split('/').at(-1) ?? ''] ?? {}, root)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return sampleOf(choices.find(({ type }) => type !== 'null') ?? {}, root)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => sampleOf(part, root)))
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {}, root)]),
      )
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}, root))
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1)
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return FORMATS[schema.format ?? ''] ?? 'a'.repeat(lengthOf(schema))
  }
}

/** Most patterns of the contract are hashes. */
function lengthOf({ pattern, minLength }: Schema): number {
  return Number(/^\^\[0-9a-f\]\{(\d+)\}\$$/.exec(pattern ?? '')?.[1] ?? Math.max(minLength ?? 1, 1))
}

const FORMATS: Record<string, string> = {
  email: 'alguem@exemplo.com.br',
  uuid: '00000000-0000-4000-8000-000000000000',
  date: '2026-11-21',
  'date-time': '2026-11-21T12:00:00Z',
  time: '12:00:00',
  uri: 'https://exemplo.com.br',
}
