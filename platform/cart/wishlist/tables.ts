import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { instant } from '#platform/database/columns.ts'

export const favoritos = pgTable(
  'favoritos',
  {
    idCliente: integer().notNull(),
    idProduto: integer().notNull(),
    criadoEm: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.idCliente, table.idProduto] })],
)
