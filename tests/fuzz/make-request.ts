import { makeValue, type Schema } from './make-value.ts'
import type { Pools } from './pools.ts'
import type { Random } from './random.ts'

type Media = { schema?: Schema }
type Described = {
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[]
  requestBody?: { content?: Record<string, Media> }
}
export type OpenApi = {
  paths?: Record<string, Record<string, Described>>
  components?: { schemas?: Record<string, Schema> }
}

export type Operation = { method: string; path: string } & Described

export type GeneratedRequest = { method: string; path: string; body?: string }

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/** All operations of a document. */
export function operationsOf({ paths = {} }: OpenApi): Operation[] {
  return Object.entries(paths).flatMap(([path, described]) =>
    METHODS.flatMap((method) => {
      const operation = described[method]
      return operation ? [{ ...operation, method: method.toUpperCase(), path }] : []
    }),
  )
}

/**
 * Generates a request of an operation: path and query, and a body if it takes one; a third of them with values that no
 * form would send.
 */
export function makeRequest(
  operation: Operation,
  document: OpenApi,
  random: Random,
  pools: Pools,
): GeneratedRequest {
  const odd = random.percent(60) ? 0 : random.pick([2, 8, 25])
  const making = {
    random,
    pools,
    odd,
    resolve: (schema: Schema) => resolved(schema, document),
  }
  const query: string[] = []
  let { path } = operation
  for (const { name, in: place, required, schema = {} } of operation.parameters ?? []) {
    if (place === 'path')
      path = path.replace(
        new RegExp(`\\{\\+?${name}\\}`),
        encoded(String(makeValue(schema, name, making)) || 'x'),
      )
    else if (place === 'query' && (required || random.percent(60)))
      for (const [key, value] of flat(name, makeValue(schema, name, making)))
        query.push(`${encoded(key)}=${encoded(value)}`)
  }
  const address = query.length > 0 ? `${path}?${query.join('&')}` : path
  const content = Object.values(operation.requestBody?.content ?? {})[0]

  return {
    method: operation.method,
    path: address,
    ...(content && { body: JSON.stringify(makeValue(content.schema ?? {}, 'corpo', making)) ?? 'null' }),
  }
}

function resolved(schema: Schema, document: OpenApi): Schema {
  let known = schema
  for (let n = 0; known.$ref !== undefined && n < 10; n++)
    known = document.components?.schemas?.[known.$ref.split('/').at(-1) ?? ''] ?? {}

  return known
}

/** In the format of forms: `filtro[preco][de]`. */
function flat(name: string, value: unknown): [string, string][] {
  if (Array.isArray(value)) return value.flatMap((one, n) => flat(`${name}[${n}]`, one))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, one]) => flat(`${name}[${key}]`, one))

  return [[name, String(value)]]
}

/** Also invalid UTF-8. */
function encoded(text: string): string {
  return text.isWellFormed()
    ? encodeURIComponent(text)
    : encodeURIComponent(text.toWellFormed()).replaceAll('%EF%BF%BD', '%ED%A0%80')
}
