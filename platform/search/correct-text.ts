import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { likelyWord } from '#domain/search-correction.ts'
import { alternativesOf } from '#domain/search-synonyms.ts'
import { replaceWords, writtenWords } from '#domain/search-vocabulary.ts'
import type { Database } from '#platform/database/connect.ts'
import { rowsOf } from './rows.ts'

const Candidate = z.object({
  typed: z.string(),
  palavra: z.string(),
  escrita: z.string(),
  ocorrencias: z.int(),
})

/** Enough to hold the word that is meant; the rule of likeness chooses among them. */
const CANDIDATES_PER_WORD = 40

/**
 * The text with each word that the catalogue doesn't know replaced by the one that was likely meant; null if there is
 * none. Words of the catalogue and of the trade are never touched.
 */
export async function correctText(db: Database, text: string): Promise<string | null> {
  const typed = writtenWords(text)
    .map(([palavra]) => palavra)
    .filter((palavra) => !alternativesOf(palavra))
  if (typed.length === 0) return null

  const candidates = Map.groupBy(await similarWords(db, typed), (row) => row.typed)
  const corrections = new Map(
    [...candidates].flatMap(([palavra, words]): [string, string][] => {
      const meant = likelyWord(palavra, words)
      return meant ? [[palavra, meant.escrita]] : []
    }),
  )

  return corrections.size > 0 ? replaceWords(text, corrections) : null
}

/** Words of the catalogue that share letters with those that it doesn't have. */
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
