import { integer, pgTable, real, text, timestamp } from 'drizzle-orm/pg-core'

/** Since when nothing in the shop names it, as of the last nightly purge. */
const semUsoDesde = () => timestamp({ withTimezone: true, mode: 'date' })

export const originais = pgTable('originais', {
  hash: text().primaryKey(),
  tipo: text().notNull(),
  largura: integer().notNull(),
  altura: integer().notNull(),
  bytes: integer().notNull(),
  semUsoDesde: semUsoDesde(),
})

/** Files uploaded in the panel. */
export const arquivosGuardados = pgTable('arquivos_guardados', {
  arquivo: text().primaryKey(),
  bytes: integer().notNull(),
  /** The length of a sound or video; null for any other file. */
  segundos: real(),
  semUsoDesde: semUsoDesde(),
})
