import { bigint, boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/database/columns.ts'

export const eventos = pgTable('eventos', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  data: instant().notNull(),
  nome: text().notNull(),
  pagina: text().notNull(),
  entrada: boolean().notNull(),
  /** True in one row per event, for events with several products. */
  primeiro: boolean().notNull().default(true),
  lista: text(),
  termo: text(),
  idProduto: integer(),
  quantidade: integer(),
  valor: integer(),
})

/** @internal The shop reads it in SQL of its own; tests read rows. */
export const eventosPorDia = pgTable(
  'eventos_por_dia',
  {
    dia: date({ mode: 'string' }).notNull(),
    nome: text().notNull(),
    idProduto: integer().notNull(),
    total: integer().notNull(),
    quantidade: integer().notNull(),
    valor: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.dia, table.nome, table.idProduto] })],
)
