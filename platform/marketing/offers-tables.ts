import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/database/columns.ts'

export const ofertasRecusadas = pgTable('ofertas_recusadas', {
  email: text().primaryKey(),
  em: instant().notNull(),
})

export const ofertasChaves = pgTable('ofertas_chaves', {
  hash: text().primaryKey(),
  email: text().notNull(),
  expiraEm: instant().notNull(),
})
