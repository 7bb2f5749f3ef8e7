import { date, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { identity, instant } from '#platform/database/columns.ts'

export const instrumentosClientes = pgTable('instrumentos_clientes', {
  id: identity(),
  idCliente: integer().notNull(),
  /** What its owner calls it; may be empty. */
  nome: text().notNull(),
  codigo: text().notNull(),
  idPedido: uuid(),
  idSku: integer(),
  /** By which passport it was handed over to them. */
  idPassaporte: integer(),
  horasSemana: smallint(),
  /** How many hours strings last on it; null for the usual of its family. */
  vidaHoras: smallint(),
  /** The consent to reminders. */
  lembrarDesde: instant(),
  trocarEm: date({ mode: 'string' }),
  lembradoEm: instant(),
  chaveHash: text(),
  criadoEm: instant().notNull(),
})

export const trocasDeCordas = pgTable('trocas_de_cordas', {
  id: identity(),
  idInstrumento: integer().notNull(),
  em: date({ mode: 'string' }).notNull(),
  cordas: text().notNull(),
  idProduto: integer(),
  /** The passport's record that it comes from. */
  idRegistro: integer(),
})
