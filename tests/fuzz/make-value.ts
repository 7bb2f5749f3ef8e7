import type { Pools } from './pools.ts'
import type { Random } from './random.ts'

/** The part of JSON Schema that the documents use. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  items?: Schema
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  format?: string
  pattern?: string
}

type Making = { random: Random; pools: Pools; resolve: (schema: Schema) => Schema; odd: number }

/** Texts that often break databases, parsers and pages. */
const ODD_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  '\ufffe',
  '😀'.repeat(40),
  'é'.repeat(300),
  'a'.repeat(5000),
  "'; drop table produtos; --",
  '%',
  '%00',
  '/busca?q=%FF',
  '/%2500',
  '//',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '__proto__',
  'null',
  '-1',
  '1e999',
  '2026-13-45',
  '0000-00-00T00:00:00Z',
  '275760-09-14T00:00:00Z',
  'NaN',
  '{"a":',
  '٣٤',
] as const

/** Paths that a parser may take for another host, or for no address at all. */
const ODD_PATHS = [
  '//',
  '///',
  '/\\',
  '/\\x',
  '/\t/',
  '//x:99999',
  '/%',
  '/?',
  '/?pg=%',
  '/#',
  '/..',
  '/ ',
] as const

const ODD_NUMBERS = [
  0, -1, 1.5, 2_147_483_647, 2_147_483_648, -2_147_483_649, 9_007_199_254_740_991, -9_007_199_254_740_991,
  9.3e18, 1e21, 1e308, 32_768, 1e-7,
] as const

const DEEPEST = 7

/** Generates a value for a schema: mostly a valid one, sometimes one that no form would send. */
export function makeValue(schema: Schema, name: string, making: Making, depth = 0): unknown {
  const { random, pools, resolve, odd } = making
  const known = resolve(schema)
  if (random.percent(odd)) return oddValue(random)
  if (known.const !== undefined) return known.const
  if (known.enum?.length) return known.enum[random.below(known.enum.length)]
  const choices = known.anyOf ?? known.oneOf
  if (choices?.length) return makeValue(choices[random.below(choices.length)] ?? {}, name, making, depth)
  if (known.allOf?.length) return makeValue(merged(known.allOf.map(resolve)), name, making, depth)
  const type = Array.isArray(known.type) ? known.type[random.below(known.type.length)] : known.type
  if (type === 'object' || known.properties) return makeObject(known, making, depth)
  if (type === 'array') return makeArray(known, name, making, depth)
  const pooled = random.percent(60) ? pools.pick(name, random) : undefined
  switch (type) {
    case 'integer':
    case 'number':
      return typeof pooled === 'number' ? pooled : makeNumber(known, type, random)
    case 'boolean':
      return random.percent(50)
    case 'null':
      return null
    case 'string':
      return typeof pooled === 'string' ? pooled : makeText(known, random)
    default:
      return pooled ?? oddValue(random)
  }
}

function oddValue(random: Random): unknown {
  switch (random.below(8)) {
    case 0:
    case 1:
    case 2:
      return random.pick(ODD_TEXTS)
    case 3:
    case 4:
      return random.pick(ODD_NUMBERS)
    case 5:
      return null
    case 6:
      return [random.pick(ODD_TEXTS)]
    default:
      return { a: random.pick(ODD_NUMBERS) }
  }
}

function makeObject(schema: Schema, making: Making, depth: number): Record<string, unknown> {
  const { random, odd } = making
  const object: Record<string, unknown> = {}
  if (depth > DEEPEST) return object
  const required = new Set(schema.required)
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const there = required.has(name) ? !random.percent(odd) : random.percent(50)
    if (there) object[name] = makeValue(property, name, making, depth + 1)
  }
  if (typeof schema.additionalProperties === 'object' && random.percent(60))
    object[random.percent(odd) ? random.pick(ODD_TEXTS) : 'chave'] = makeValue(
      schema.additionalProperties,
      'chave',
      making,
      depth + 1,
    )

  return object
}

function makeArray(
  { items, minItems = 0, maxItems = 3 }: Schema,
  name: string,
  making: Making,
  depth: number,
) {
  if (depth > DEEPEST) return []
  const length = minItems + making.random.below(Math.min(maxItems, minItems + 3) - minItems + 1)

  return Array.from({ length }, () => makeValue(items ?? {}, name, making, depth + 1))
}

function makeNumber({ minimum = 0, maximum }: Schema, type: string, random: Random): number {
  const least = Math.max(minimum, -1000)
  const greatest = Math.min(maximum ?? least + 200, least + 100_000)
  if (random.percent(10)) return maximum ?? least
  if (random.percent(10)) return minimum
  const value =
    least +
    random.next() * Math.max(0, (random.percent(70) ? Math.min(greatest, least + 40) : greatest) - least)

  return type === 'integer' ? Math.round(value) : value
}

const BY_FORMAT: Record<string, (random: Random) => string> = {
  uuid: (random) => `00000000-0000-4000-8000-${String(random.below(1e9)).padStart(12, '0')}`,
  email: (random) => `pessoa${random.below(500)}@exemplo.com.br`,
  date: (random) => `20${20 + random.below(9)}-0${1 + random.below(9)}-1${random.below(9)}`,
  'date-time': (random) => `20${20 + random.below(9)}-0${1 + random.below(9)}-11T12:00:00.000Z`,
  uri: () => 'https://exemplo.invalid/x',
  url: () => 'https://exemplo.invalid/x',
}

/** A value that many fields accept. */
const WORDS = [
  'Violino',
  'cordas',
  'violao-nylon',
  'Clara Souza da Silva',
  '529.982.247-25',
  '11987654321',
  '01310-100',
  'Avenida Paulista',
  's/n',
  'SP',
  'corda de aço 09',
  '/violinos',
  '/busca?q=corda',
  'https://exemplo.invalid/a',
  'clara@exemplo.com.br',
  '12345678',
  '000000',
  '#a01020',
  '2026-11-20',
  'nome',
  '-nome',
] as const

function makeText({ format, pattern, minLength = 0, maxLength = 200 }: Schema, random: Random): string {
  const formed = format === undefined ? undefined : BY_FORMAT[format]
  if (formed) return formed(random)
  if (pattern?.startsWith('^\\/') && random.percent(20)) return random.pick(ODD_PATHS)
  if (pattern !== undefined && random.percent(60)) return matching(pattern, random)
  if (random.percent(6)) return 'x'.repeat(Math.min(maxLength, 20_000))
  const word: string = random.pick(WORDS)

  return word.padEnd(minLength, 'a').slice(0, maxLength)
}

/** A text that many simple patterns accept: digits, letters of an address, hashes. */
function matching(pattern: string, random: Random): string {
  const guesses = [
    '1',
    '12,13',
    'abc',
    '/abc',
    'a-b',
    '12345678',
    '0'.repeat(24),
    'A'.repeat(43),
    '2026-11',
    '#112233',
    'SP',
  ]
  const fitting = guesses.filter((guess) => new RegExp(pattern, 'u').test(guess))

  return fitting[random.below(Math.max(1, fitting.length))] ?? 'abc'
}

function merged(schemas: Schema[]): Schema {
  return {
    type: 'object',
    properties: Object.assign({}, ...schemas.map(({ properties }) => properties)),
    required: schemas.flatMap(({ required = [] }) => required),
  }
}
