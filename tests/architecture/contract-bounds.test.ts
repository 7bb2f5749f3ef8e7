import { expect, test } from 'vitest'
import type * as z from 'zod'
import { adminContract } from '#contract/admin-contract.ts'
import { contract } from '#contract/contract.ts'

/** Range of `integer` columns. */
const LEAST = -2_147_483_648
const LIMIT = 2_147_483_647

/** Yes and no, which are only compared. */
const COMPARED = ['reviews.addProductReview recomenda', 'settings.importFreight conferir']

/** Text formats with a fixed length. */
const ENDING = new Set(['uuid', 'date', 'datetime', 'time'])

/** Unix times in seconds, which no column stores. */
const NO_COLUMN = ['catalog.preview vence']

test.each([
  ['shop', contract],
  ['panel', adminContract],
])('every whole number that a call of the %s takes fits its column', (_who, calls) => {
  const wide = callsOf(calls).flatMap(([name, input]) =>
    placesOf(input, isWide).map((path) => `${name} ${path}`),
  )

  expect([...new Set(wide)].filter((one) => !NO_COLUMN.includes(one))).toEqual([])
})

test.each([
  ['shop', contract],
  ['panel', adminContract],
])('every text and every list that a call of the %s takes has a maximum', (_who, calls) => {
  const endless = callsOf(calls).flatMap(([name, input]) =>
    placesOf(input, isEndless).map((path) => `${name} ${path}`),
  )

  expect([...new Set(endless)].filter((one) => !COMPARED.includes(one))).toEqual([])
})

type Definition = {
  type: string
  format?: string
  checks?: { _zod: { def: { check: string; pattern?: RegExp } } }[]
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  keyType?: z.ZodType
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

function isWide(schema: z.ZodType): boolean {
  if (schema._zod.def.type !== 'number') return false
  const { minValue, maxValue } = schema as z.ZodNumber
  return (minValue ?? -Infinity) < LEAST || (maxValue ?? Infinity) > LIMIT
}

function isEndless(schema: z.ZodType): boolean {
  const { type, format, checks } = schema._zod.def as Definition
  if (type === 'string')
    return (
      (schema as z.ZodString).maxLength === null &&
      !ENDING.has(format ?? '') &&
      !(checks ?? []).some(({ _zod: { def } }) => def.pattern && hasEnd(def.pattern))
    )
  if (type === 'array')
    return !(checks ?? []).some((check) => ['max_length', 'length_equals'].includes(check._zod.def.check))
  return false
}

/** Whether a pattern bounds its length: anchored at both ends, and without unbounded repetition. */
function hasEnd({ source }: RegExp): boolean {
  return /^\^.*\$$/s.test(source) && !/(?<!\\)[*+]|\{\d+,\}/.test(source.replace(/\[[^\]]*\]/g, '_'))
}

/** Paths of the fields of a call's input for which `concerns` is true. */
function placesOf(
  schema: z.ZodType,
  concerns: (schema: z.ZodType) => boolean,
  path = '',
  above: z.ZodType[] = [],
): string[] {
  if (above.includes(schema)) return []
  const def = schema._zod.def as unknown as Definition
  const inside: [string, z.ZodType | undefined][] = [
    ...Object.entries(def.shape ?? {}),
    ...(def.options ?? []).map((one): [string, z.ZodType] => ['', one]),
    ...(def.items ?? []).map((one): [string, z.ZodType] => ['', one]),
    ['', def.element],
    ['', def.innerType],
    ['', def.keyType],
    ['', def.valueType],
    ['', def.left],
    ['', def.right],
    ['', def.in],
    ['', def.getter?.()],
  ]
  return [
    ...(concerns(schema) ? [path] : []),
    ...inside.flatMap(([key, one]) =>
      one
        ? placesOf(one, concerns, `${path}${key === '' || path === '' ? '' : '.'}${key}`, [...above, schema])
        : [],
    ),
  ]
}
