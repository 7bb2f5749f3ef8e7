import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { ListingFilters } from '#domain/listing/listing-url.ts'
import type { SearchTerm } from '#domain/search/query/query.ts'
import { isQuality, otherGender } from '#domain/search/vocabulary/known-words.ts'
import type { Database } from '#platform/database/connect.ts'
import { rowsOf } from '../rows.ts'

const Value = z.object({ atributo: z.string(), valor: z.string() })

/** A value that tells SKUs of a product apart, by its words in addresses. */
export type AskedValue = z.infer<typeof Value>

/** The sizes, hands, colours and notes that these terms name, where SKUs have them. */
export async function askedValuesOf(db: Database, terms: readonly SearchTerm[]): Promise<AskedValue[]> {
  const slugs = [...new Set(terms.flatMap(({ alternativas }) => alternativas.flatMap(slugsOf)))]
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

/** The values by their attributes, as a listing's address has them. */
export function byAttribute(asked: readonly AskedValue[]): ListingFilters['valores'] {
  return new Map(
    [...Map.groupBy(asked, ({ atributo }) => atributo)].map(([atributo, values]) => [
      atributo,
      values.map(({ valor }) => valor),
    ]),
  )
}

/** How a value may stand in addresses that is read as these words. */
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
