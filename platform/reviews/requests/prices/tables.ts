import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant } from '#platform/database/columns.ts'

/** An address that wants to know of falling prices: what its links are signed over, and when it got the last mail. */
export const avisosPrecoEnderecos = pgTable('avisos_preco_enderecos', {
  id: identity(),
  email: text().notNull(),
  semente: text().notNull(),
  avisadoEm: instant(),
})

/** A SKU whose price somebody waits for. It counts once it is confirmed. Money in centavos. */
export const avisosPreco = pgTable('avisos_preco', {
  id: identity(),
  idEndereco: integer().notNull(),
  idProduto: integer().notNull(),
  idSku: integer().notNull(),
  /** Only at this price or below; null is at any that is lower. */
  alvo: integer(),
  /** What a price has to fall below to be news. */
  referencia: integer().notNull(),
  criadoEm: instant().notNull(),
  confirmadoEm: instant(),
  avisadoEm: instant(),
  /** The words that were agreed to. */
  texto: text().notNull(),
})
