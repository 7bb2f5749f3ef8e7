import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { searchTokens } from '#domain/search/search-text.ts'
import { INSTRUMENTS } from '#domain/search/vocabulary/kinds.ts'
import type { Database } from '#platform/database/connect.ts'
import { rowsOf } from '../rows.ts'
import type { AskedValue } from './attribute-values.ts'

const MAX_COMPLETIONS = 4

/** What stands further behind is rather something for the thing than the thing. */
const FIRST_RESULTS = 12

type Completing = Record<string, { silent: string[] }>

/** What people add to a thing, by the attribute's word in addresses: its values as they are written, the common ones silent. */
const OF_INSTRUMENTS: Completing = {
  tamanho: { silent: [] },
  mao: { silent: ['destro'] },
  'numero-de-cordas': { silent: ['4', '6'] },
}

const OF_STRINGS: Completing = {
  tamanho: { silent: [] },
  calibre: { silent: [] },
  tensao: { silent: [] },
}

/** Before a number of strings there is nothing, behind it their name. */
const WRITTEN: Record<string, (label: string) => string> = {
  'numero-de-cordas': (label) => `${label} cordas`,
  tensao: (label) => `tensão ${label}`,
}

const Value = z.object({ atributo: z.string(), chave: z.string(), label: z.string() })

/** A size that children play. */
const SMALL = /^(?:3\/4|1\/\d+)$/

/** What was typed, and what of it names values of SKUs. */
type Typed = { busca: string; asked: readonly AskedValue[] }

/**
 * Texts that go on from what was typed, by what tells the products found apart and was not asked for yet: `violino 3/4`,
 * `violino infantil`. None for a text whose last word may still grow into another one.
 */
export async function completionsOf(
  db: Database,
  { busca, asked }: Typed,
  ids: readonly number[],
): Promise<string[]> {
  const text = busca.trim().toLowerCase()
  const words = searchTokens(text)
  const strings = words.some((word) => STRINGS.has(word))
  const completing = strings ? OF_STRINGS : OF_INSTRUMENTS
  const open = Object.keys(completing).filter((key) => !asked.some(({ atributo }) => atributo === key))
  if (!(strings || words.some((word) => INSTRUMENTS.has(word))) || words.length > 3 || ids.length === 0)
    return []
  const rows = await rowsOf(
    db,
    Value,
    sql`
    select v.atributo, v.chave, v.label
    from unnest(${sql.param(ids.slice(0, FIRST_RESULTS))}::integer[]) with ordinality achado (id, lugar)
    join searchable_products l on l.id_produto = achado.id and l.disponivel
    join searchable_values v on v.id = any(l.valores) and v.atributo = any(${sql.param(open)}::text[])
    where ${isWhole(words.at(-1) ?? '')}
    group by v.atributo, v.chave, v.label
    order by count(*) desc, min(achado.lugar), v.label
    limit 20`,
  )
  const children = rows.some(({ atributo, label }) => atributo === 'tamanho' && SMALL.test(label))
  const values = rows
    .filter(({ atributo, chave }) => !completing[atributo]?.silent.includes(chave))
    .map(({ atributo, label }) => WRITTEN[atributo]?.(label.toLowerCase()) ?? label.toLowerCase())
  const endings = children ? [...values.slice(0, MAX_COMPLETIONS - 1), 'infantil'] : values

  return endings
    .filter((ending) => !searchTokens(ending).every((token) => words.includes(token)))
    .slice(0, MAX_COMPLETIONS)
    .map((ending) => `${text} ${ending}`)
}

/** Whether a word, the last one typed, is one: a kind of thing, a measure, or a word of the catalogue. */
function isWhole(word: string): SQL {
  if (STRINGS.has(word) || INSTRUMENTS.has(word) || /\d/.test(word)) return sql`true`

  return sql`exists (select from vocabulario where palavra = ${word})`
}

const STRINGS = new Set(['corda', 'cordas', 'encordoamento'].flatMap(searchTokens))
