import { integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'

export const favoritos = pgTable(
  'favoritos',
  {
    idCliente: integer().notNull(),
    idProduto: integer().notNull(),
    criadoEm: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.idCliente, table.idProduto] })],
)
