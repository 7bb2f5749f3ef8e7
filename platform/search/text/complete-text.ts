import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { searchTokens } from '#domain/search/search-text.ts'
import { INSTRUMENTS } from '#domain/search/vocabulary/kinds.ts'
import type { Database } from '#platform/database/connect.ts'
import { rowsOf } from '../rows.ts'
import type { RequestedValue } from './attribute-values.ts'

const MAX_COMPLETIONS = 4

/** Later results are more likely accessories of the thing than the thing itself. */
const FIRST_RESULTS = 12

type Completing = Record<string, { silent: string[] }>

/** What people add to a text, by the attribute's URL word; silent values are too common to be typed. */
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

/** How values are written in a completion. */
const WRITTEN: Record<string, (label: string) => string> = {
  'numero-de-cordas': (label) => `${label} cordas`,
  tensao: (label) => `tensão ${label}`,
}

const Value = z.object({ atributo: z.string(), chave: z.string(), label: z.string() })

/** A size for children. */
const SMALL = /^(?:3\/4|1\/\d+)$/

/** The typed text, and the SKU values that it names. */
type Typed = { busca: string; requested: readonly RequestedValue[] }

/**
 * Completions of a text by attributes in which the products found differ and that it doesn't name yet: `violino 3/4`,
 * `violino infantil`. None if the last word may be unfinished.
 */
export async function completionsOf(
  db: Database,
  { busca, requested }: Typed,
  ids: readonly number[],
): Promise<string[]> {
  const text = busca.trim().toLowerCase()
  const words = searchTokens(text)
  const strings = words.some((word) => STRINGS.has(word))
  const completing = strings ? OF_STRINGS : OF_INSTRUMENTS
  const open = Object.keys(completing).filter((key) => !requested.some(({ atributo }) => atributo === key))
  if (!(strings || words.some((word) => INSTRUMENTS.has(word))) || words.length > 3 || ids.length === 0)
    return []
  const rows = await rowsOf(
    db,
    Value,
    sql`
    select v.atributo, v.chave, v.label
    from unnest(${sql.param(ids.slice(0, FIRST_RESULTS))}::integer[]) with ordinality found (id, place)
    join searchable_products l on l.id_produto = found.id and l.disponivel
    join searchable_values v on v.id = any(l.valores) and v.atributo = any(${sql.param(open)}::text[])
    where ${isWhole(words.at(-1) ?? '')}
    group by v.atributo, v.chave, v.label
    order by count(*) desc, min(found.place), v.label
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

/** Whether the last word is complete: a kind of thing, a measure, or a word of the catalogue. */
function isWhole(word: string): SQL {
  if (STRINGS.has(word) || INSTRUMENTS.has(word) || /\d/.test(word)) return sql`true`

  return sql`exists (select from vocabulario where palavra = ${word})`
}

const STRINGS = new Set(['corda', 'cordas', 'encordoamento'].flatMap(searchTokens))
