import { boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { Picture } from '#contract/picture.ts'
import type { RecordKind } from '#domain/instruments/passport/record.ts'
import type { Measures } from '#domain/instruments/passport/set-up-sheet.ts'
import type { Condition } from '#domain/product/pieces/condition.ts'
import { identity, instant } from '#platform/database/columns.ts'

export const passaportes = pgTable('passaportes', {
  id: identity(),
  codigo: text().notNull(),
  /** Null after the order is gone; `numeroPedido` stays. */
  idPedido: uuid(),
  posicao: smallint().notNull(),
  /** Counts the passports of the order's line from 1. */
  unidade: smallint().notNull(),
  numeroPedido: integer().notNull(),
  idProduto: integer(),
  idSku: integer(),
  idCliente: integer(),
  donoDesde: instant(),
  instrumento: text(),
  produto: text().notNull(),
  marca: text().notNull(),
  url: text().notNull(),
  imagem: jsonb().$type<Picture>(),
  ficha: jsonb().$type<{ label: string; valor: string }[]>().notNull(),
  numeroSerie: text().notNull(),
  serieChave: text().notNull(),
  condicao: text().$type<Condition>().notNull(),
  marcas: text().notNull(),
  madeira: text(),
  peso: integer(),
  garantia: text().notNull(),
  garantiaAte: date({ mode: 'string' }),
  /** What was paid for it, in centavos: also with the credit of a trade-in, without the workshop's services. */
  preco: integer(),
  compradoEm: instant().notNull(),
  alerta: text().$type<'roubado' | 'perdido'>(),
  alertaEm: instant(),
  emitidoEm: instant().notNull(),
  anuladoEm: instant(),
  /** Whether its order withdrew it, so that it counts again if that is paid after all. */
  anuladoPeloPedido: boolean().notNull().default(false),
  /** The trade-in whose inspection withdrew it, so that it counts again if that is undone. */
  anuladoPelaTroca: uuid(),
  /** Whether a mail has named it. */
  avisado: boolean().notNull().default(false),
})

export const passaportesRegistros = pgTable('passaportes_registros', {
  id: identity(),
  idPassaporte: integer().notNull(),
  tipo: text().$type<RecordKind>().notNull(),
  em: date({ mode: 'string' }).notNull(),
  texto: text().notNull(),
  medidas: jsonb().$type<Measures>().notNull().default({}),
  por: text().notNull().default(''),
  /** The member of staff who wrote it; empty if the shop did by itself. */
  autor: text().notNull().default(''),
  corrige: integer(),
  /** The work order that it comes from. */
  idOrdem: uuid(),
  escritoEm: instant().notNull(),
})

export const passaportesPassagens = pgTable('passaportes_passagens', {
  idPassaporte: integer().primaryKey(),
  chaveHash: text().notNull(),
  criadaEm: instant().notNull(),
  expiraEm: instant().notNull(),
})

export const instrumentosVendidos = pgTable(
  'instrumentos_vendidos',
  {
    idPedido: uuid().notNull(),
    idSku: integer().notNull(),
    pagoEm: instant().notNull(),
    /** How many of its units have no passport. */
    faltam: smallint().notNull(),
    /** Whether staff said that it has no serial number, and so gets no passport. */
    semNumero: boolean().notNull().default(false),
  },
  ({ idPedido, idSku }) => [primaryKey({ columns: [idPedido, idSku] })],
)

export type PassportRow = typeof passaportes.$inferSelect
export type RecordRow = typeof passaportesRegistros.$inferSelect
