import { and, type SQL, sql } from 'drizzle-orm'
import { plainText } from '#domain/plain-text.ts'
import { escapeLike } from './like-pattern.ts'

/**
 * Whether a text of the database holds every one of these words, whatever their accents and letters; undefined where nothing is
 * looked for. `text` stands as it does in the trigram index over `sem_acento(text)`.
 */
export function hasWords(text: SQL, busca: string): SQL | undefined {
  const words = plainText(busca).split(' ').filter(Boolean)

  return and(...words.map((word) => sql`sem_acento(${text}) like ${`%${escapeLike(word)}%`}`))
}
