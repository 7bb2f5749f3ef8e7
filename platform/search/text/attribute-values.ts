import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { ListingFilters } from '#domain/listing/listing-url.ts'
import type { SearchTerm } from '#domain/search/query/query.ts'
import { isQuality, otherGender } from '#domain/search/vocabulary/known-words.ts'
import type { Database } from '#platform/database/connect.ts'
import { rowsOf } from '../rows.ts'

const Value = z.object({ atributo: z.string(), valor: z.string() })

/** An attribute value that distinguishes SKUs, by its URL words. */
export type RequestedValue = z.infer<typeof Value>

/** The sizes, hands, colours and notes that these terms name, if SKUs have them. */
export async function requestedValuesOf(
  db: Database,
  terms: readonly SearchTerm[],
): Promise<RequestedValue[]> {
  const slugs = [...new Set(terms.flatMap(({ alternatives }) => alternatives.flatMap(slugsOf)))]
  if (slugs.length === 0) return []

  return rowsOf(
    db,
    Value,
    sql`
    select atributo, chave as valor from searchable_values
    where chave = any(${sql.param(slugs)}::text[]) and usado
    order by atributo, chave`,
  )
}

/** The values grouped by attribute, as in a listing's address. */
export function byAttribute(requested: readonly RequestedValue[]): ListingFilters['valores'] {
  return new Map(
    [...Map.groupBy(requested, ({ atributo }) => atributo)].map(([atributo, values]) => [
      atributo,
      values.map(({ valor }) => valor),
    ]),
  )
}

/** The possible URL words of a value that is read as these words. */
function slugsOf(words: readonly string[]): string[] {
  const [word, ...others] = words
  if (word === undefined || others.length > 0) return []
  const note = NOTES[word]
  if (note) return [note]
  if (/^\d/.test(word)) return [word.replace(/[xd]/g, '-')]

  return isQuality(word) ? [word, otherGender(word)] : []
}

const NOTES: Record<string, string> = {
  la: 'la-a',
  si: 'si-b',
  notado: 'do-c',
  re: 're-d',
  mi: 'mi-e',
  fa: 'fa-f',
  sol: 'sol-g',
}
