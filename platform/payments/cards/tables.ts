import { integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from '#platform/database/columns.ts'

export const cartoesGuardados = pgTable('cartoes_guardados', {
  id: uuid().primaryKey().defaultRandom(),
  idCliente: integer(),
  idConta: uuid().notNull(),
  idPagamento: uuid().notNull(),
  consentimento: text().notNull(),
  consentidoEm: instant().notNull(),
  token: bytes(),
  clienteProvedor: text(),
  cartaoProvedor: text(),
  bandeira: text(),
  final: text(),
  mes: smallint(),
  ano: smallint(),
  falhaDesde: instant(),
  tentarEm: instant(),
})

export type SavedCardRow = typeof cartoesGuardados.$inferSelect
