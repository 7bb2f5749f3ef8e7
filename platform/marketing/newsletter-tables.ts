import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { identity, instant } from '#platform/database/columns.ts'

export const newsletterInscricoes = pgTable('newsletter_inscricoes', {
  id: identity(),
  idEvento: integer().notNull(),
  email: text().notNull(),
  nome: text().notNull(),
  segmento: text(),
  situacao: text({ enum: ['pendente', 'confirmada', 'cancelada'] }).notNull(),
  pedidaEm: instant().notNull(),
  origem: text().notNull(),
  confirmadaEm: instant(),
  canceladaEm: instant(),
  /** The text that was agreed to. */
  texto: text().notNull().default(''),
})

export const newsletterChaves = pgTable('newsletter_chaves', {
  hash: text().primaryKey(),
  idInscricao: integer().notNull(),
  uso: text({ enum: ['confirmar', 'sair'] }).notNull(),
  expiraEm: instant().notNull(),
})

export const newsletterPedidos = pgTable('newsletter_pedidos', {
  email: text().primaryKey(),
  em: instant().notNull(),
  idTarefa: uuid().notNull(),
})
