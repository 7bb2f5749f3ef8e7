import { integer, pgTable, text } from 'drizzle-orm/pg-core'

export const originais = pgTable('originais', {
  hash: text().primaryKey(),
  tipo: text().notNull(),
  largura: integer().notNull(),
  altura: integer().notNull(),
  bytes: integer().notNull(),
})
