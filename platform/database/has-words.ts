import { and, type SQL, sql } from 'drizzle-orm'
import { plainText } from '#domain/format/plain-text.ts'
import { escapeLike } from './like-pattern.ts'

/**
 * SQL condition: the text contains every one of these words, ignoring accents and case; undefined for an empty search.
 */
export function hasWords(text: SQL, busca: string): SQL | undefined {
  return holdsWords(sql`without_accents(${text})`, busca)
}

/** The same for a column that is stored in its normalized form (`0079_wide_lists.sql`). */
export function holdsWords(column: SQL, busca: string): SQL | undefined {
  const words = plainText(busca).split(' ').filter(Boolean)

  return and(...words.map((word) => sql`${column} like ${`%${escapeLike(word)}%`}`))
}
