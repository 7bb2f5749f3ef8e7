import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const ofertasRecusadas = pgTable('ofertas_recusadas', {
  email: text().primaryKey(),
  em: instant().notNull(),
})

export const ofertasChaves = pgTable('ofertas_chaves', {
  hash: text().primaryKey(),
  email: text().notNull(),
  expiraEm: instant().notNull(),
})
