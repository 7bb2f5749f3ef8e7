import { expect, test } from 'vitest'
import type * as z from 'zod'
import { adminContract } from '#contract/admin/contract.ts'
import { contract } from '#contract/contract.ts'

/** What `integer` columns hold. */
const LEAST = -2_147_483_648
const MOST = 2_147_483_647

/** Moments in seconds since 1970, which no column holds. */
const NO_COLUMN = ['catalog.preview vence']

test.each([
  ['shop', contract],
  ['panel', adminContract],
])('every whole number that a call of the %s takes fits the columns that hold it', (_who, calls) => {
  const wide = callsOf(calls).flatMap(([name, input]) =>
    wideNumbers(input, '').map((path) => `${name} ${path}`),
  )

  expect([...new Set(wide)].filter((one) => !NO_COLUMN.includes(one))).toEqual([])
})

type Definition = {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  valueType?: z.ZodType
  options?: z.ZodType[]
  items?: z.ZodType[]
  left?: z.ZodType
  right?: z.ZodType
  in?: z.ZodType
  getter?: () => z.ZodType
}

function callsOf(node: unknown, name = ''): [string, z.ZodType][] {
  if (typeof node !== 'object' || node === null) return []
  if ('~orpc' in node) {
    const { inputSchema } = node['~orpc'] as { inputSchema?: z.ZodType }
    return inputSchema ? [[name, inputSchema]] : []
  }
  return Object.entries(node).flatMap(([key, one]) => callsOf(one, name === '' ? key : `${name}.${key}`))
}

/** The places of whole numbers that may be larger or smaller than a column takes. */
function wideNumbers(schema: z.ZodType, path: string, seen = new Set<z.ZodType>()): string[] {
  if (seen.has(schema)) return []
  seen.add(schema)
  const def = schema._zod.def as unknown as Definition
  if (def.type === 'number') {
    const { minValue, maxValue } = schema as z.ZodNumber
    return (minValue ?? -Infinity) < LEAST || (maxValue ?? Infinity) > MOST ? [path] : []
  }
  const inside: [string, z.ZodType | undefined][] = [
    ...Object.entries(def.shape ?? {}),
    ...(def.options ?? []).map((one): [string, z.ZodType] => ['', one]),
    ...(def.items ?? []).map((one): [string, z.ZodType] => ['', one]),
    ['', def.element],
    ['', def.innerType],
    ['', def.valueType],
    ['', def.left],
    ['', def.right],
    ['', def.in],
    ['', def.getter?.()],
  ]
  return inside.flatMap(([key, one]) =>
    one ? wideNumbers(one, `${path}${key === '' || path === '' ? '' : '.'}${key}`, seen) : [],
  )
}
