import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { plainText } from '#domain/format/plain-text.ts'
import { likelyWord } from '#domain/search/correction.ts'
import type { FurtherSynonyms } from '#domain/search/query/query.ts'
import { isAccessory } from '#domain/search/vocabulary/kinds.ts'
import { isKnownWord } from '#domain/search/vocabulary/known-words.ts'
import { alternativesOf } from '#domain/search/vocabulary/synonyms.ts'
import { replaceWords, writtenWords } from '#domain/search/vocabulary/vocabulary.ts'
import type { Database } from '#platform/database/connect.ts'
import { rowsOf } from '../rows.ts'

const Candidate = z.object({
  typed: z.string(),
  palavra: z.string(),
  escrita: z.string(),
  ocorrencias: z.int(),
})

/** Enough to include the intended word; `likelyWord` chooses among them. */
const CANDIDATES_PER_WORD = 40

/**
 * The text with each word that is not in the catalogue replaced by the one that was probably meant; null if nothing was
 * replaced. Words of the catalogue and known terms are never replaced.
 */
export async function correctText(
  db: Database,
  text: string,
  synonyms: FurtherSynonyms,
): Promise<string | null> {
  const typed = writtenWords(text)
    .filter(
      ([palavra]) =>
        !alternativesOf(palavra) && !isKnownWord(palavra) && !isAccessory(palavra) && !synonyms.has(palavra),
    )
    .slice(0, MAX_WORDS)
  if (typed.length === 0) return null

  const words = typed.map(([palavra]) => palavra)
  const [similar, parts] = await Promise.all([similarWords(db, words), knownParts(db, words)])
  const candidates = Map.groupBy(similar, (row) => row.typed)
  const corrections = new Map(
    typed.flatMap(([palavra, written]): [string, string][] => {
      const similar = candidates.get(palavra) ?? []
      const split = parts.get(palavra)
      if (split && !similar.some((word) => word.palavra === palavra)) return [[palavra, split]]
      const meant = likelyWord(palavra, similar, plainText(written))
      return meant ? [[palavra, meant.escrita]] : []
    }),
  )

  return corrections.size > 0 ? replaceWords(text, corrections) : null
}

/** Each word to be compared costs an index scan. */
const MAX_WORDS = 6

const SHORTEST_PART = 3

/** Typed words that the catalogue writes as two (`superslinky`), with their parts as written there. */
async function knownParts(db: Database, typed: string[]): Promise<Map<string, string>> {
  const splits = typed.flatMap((word) =>
    Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) }, (_, i) => ({
      word,
      left: word.slice(0, i + SHORTEST_PART),
      right: word.slice(i + SHORTEST_PART),
    })),
  )
  if (splits.length === 0) return new Map()
  const parts = [...new Set(splits.flatMap(({ left, right }) => [left, right]))]
  const rows = await rowsOf(
    db,
    z.object({ palavra: z.string(), escrita: z.string() }),
    sql`select palavra, escrita from vocabulario where palavra = any(${sql.param(parts)}::text[])`,
  )
  const written = new Map(rows.map(({ palavra, escrita }) => [palavra, escrita]))

  return new Map(
    splits.flatMap(({ word, left, right }) => {
      const [a, b] = [written.get(left), written.get(right)]
      return a && b ? [[word, `${a} ${b}`]] : []
    }),
  )
}

/** Words of the catalogue with similar letters, for words that it doesn't have. */
function similarWords(db: Database, typed: string[]) {
  return rowsOf(
    db,
    Candidate,
    sql`
    select t.typed, v.palavra, v.escrita, v.ocorrencias
    from unnest(${sql.param(typed)}::text[]) as t(typed),
      lateral (
        select palavra, escrita, ocorrencias
        from vocabulario
        where abs(length(palavra) - length(t.typed)) <= 2 and similarity(palavra, t.typed) > 0.15
        order by similarity(palavra, t.typed) desc, ocorrencias desc
        limit ${CANDIDATES_PER_WORD}
      ) v
    where not exists (select 1 from vocabulario known where known.palavra = t.typed)`,
  )
}
