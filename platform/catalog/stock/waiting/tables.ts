import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant } from '#platform/database/columns.ts'

/** A place in the queue for a SKU: it counts once it is confirmed, until its mail is enqueued. */
export const avisosEstoque = pgTable('avisos_estoque', {
  id: identity(),
  idProduto: integer().notNull(),
  idSku: integer().notNull(),
  nome: text().notNull(),
  email: text().notNull(),
  contato: text().notNull(),
  mensagem: text().notNull(),
  mailing: boolean().notNull(),
  criadoEm: instant().notNull(),
  confirmadoEm: instant(),
  avisadoEm: instant(),
  semente: text().notNull(),
  /** The restock date (`YYYY-MM-DD`) that this place was promised last, and when a mail said that it changed. */
  previsao: date({ mode: 'string' }),
  previsaoEm: instant(),
  /** The words that were agreed to. */
  texto: text().notNull(),
})

/** A unit off the stock, held for a place in the queue. */
export const reservasEspera = pgTable('reservas_espera', {
  idAviso: integer()
    .primaryKey()
    .references(() => avisosEstoque.id),
  idSku: integer().notNull(),
  criadaEm: instant().notNull(),
  /** Null until the mail that says so is sent. */
  ate: instant(),
  /** The cart that the link was opened with. */
  carrinho: integer(),
})
