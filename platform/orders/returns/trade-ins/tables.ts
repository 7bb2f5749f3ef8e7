import { integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { Family } from '#domain/instruments/families/family.ts'
import type { TradeCondition } from '#domain/order/trade-in/conditions.ts'
import type { TradeInRules } from '#domain/order/trade-in/trade-in-rules.ts'
import type { TradeResult, TradeSituation } from '#domain/order/trade-in/trade-in-situation.ts'
import type { TradeInWorth } from '#domain/order/trade-in/trade-in-worth.ts'
import { instant } from '#platform/database/columns.ts'

export const regrasTroca = pgTable('regras_troca', {
  id: smallint().primaryKey().default(1),
  regras: jsonb().$type<TradeInRules>().notNull(),
  versao: integer().notNull().default(1),
  alteradoEm: instant().notNull(),
})

export const trocasInstrumentos = pgTable('trocas_instrumentos', {
  id: uuid().primaryKey().defaultRandom(),
  idCliente: integer(),
  idPedido: uuid().notNull(),
  posicao: smallint().notNull(),
  unidade: smallint().notNull(),
  nome: text().notNull(),
  familia: text().$type<Family>().notNull(),
  tamanho: text().notNull(),
  meses: integer().notNull(),
  pago: integer().notNull(),
  valores: jsonb().$type<TradeInWorth>().notNull(),
  condicao: text().$type<TradeCondition>().notNull(),
  valor: integer().notNull(),
  situacao: text().$type<TradeSituation>().notNull().default('aceita'),
  validaAte: instant().notNull(),
  envioDias: smallint().notNull(),
  idPedidoNovo: uuid(),
  usado: integer(),
  codigoPostagem: text().notNull().default(''),
  rastreio: text().notNull().default(''),
  aceitaEm: instant().notNull(),
  usadaEm: instant(),
  enviadaEm: instant(),
  recebidaEm: instant(),
  resultado: text().$type<TradeResult>(),
  condicaoConferida: text().$type<TradeCondition>(),
  nota: text().notNull().default(''),
  conferidaPor: text(),
  conferidaEm: instant(),
  diferenca: integer().notNull().default(0),
  pagaEm: instant(),
  perdoadaEm: instant(),
  /** The end of the period of which its owner was reminded. */
  lembradaAte: instant(),
})

/** What the inspection saw. */
export const trocasFotos = pgTable('trocas_fotos', {
  idTroca: uuid().notNull(),
  posicao: smallint().notNull(),
  hash: text().notNull(),
})

export type TradeInRow = typeof trocasInstrumentos.$inferSelect
