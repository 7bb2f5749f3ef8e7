import { and, type SQL, sql } from 'drizzle-orm'
import { plainText } from '#domain/format/plain-text.ts'
import { escapeLike } from './like-pattern.ts'

/**
 * Whether a text of the database holds every one of these words, whatever their accents and letters; undefined where nothing is
 * looked for.
 */
export function hasWords(text: SQL, busca: string): SQL | undefined {
  return holdsWords(sql`without_accents(${text})`, busca)
}

/** The same of a column that is kept as it is compared (`0079_wide_lists.sql`). */
export function holdsWords(column: SQL, busca: string): SQL | undefined {
  const words = plainText(busca).split(' ').filter(Boolean)

  return and(...words.map((word) => sql`${column} like ${`%${escapeLike(word)}%`}`))
}
