import { date, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { PaymentSituation } from '#domain/order/payment/payment-situation.ts'
import type { Dispute } from '#domain/payments/dispute.ts'
import { bytes, identity, instant } from '#platform/database/columns.ts'
import type { Payer, PaymentDetails, PaymentMethod, RefundSituation } from './port.ts'

export const pagamentos = pgTable('pagamentos', {
  id: uuid().primaryKey().defaultRandom(),
  referencia: text().notNull(),
  chave: text().notNull(),
  metodo: text().$type<PaymentMethod>().notNull(),
  idConta: uuid(),
  idProvedor: text(),
  valor: integer().notNull(),
  juros: integer().notNull().default(0),
  parcelas: smallint().notNull().default(1),
  pagador: jsonb().$type<Payer>().notNull(),
  descricao: text().notNull(),
  /** Of older versions' payments only; see `charges/payment-token.ts`. */
  token: text(),
  tokenSelado: bytes(),
  expiraEm: instant().notNull(),
  vencimento: date({ mode: 'string' }),
  situacao: text().$type<PaymentSituation>().notNull().default('pendente'),
  dados: jsonb().$type<PaymentDetails>(),
  criadoEm: instant().notNull(),
  pagoEm: instant(),
  conferirEm: instant(),
  recebido: integer().notNull().default(0),
  estornado: integer().notNull().default(0),
})

export const pagamentosMudancas = pgTable('pagamentos_mudancas', {
  id: identity(),
  idPagamento: uuid().notNull(),
  de: text().$type<PaymentSituation>().notNull(),
  para: text().$type<PaymentSituation>().notNull(),
  origem: text().$type<'loja' | 'provedor'>().notNull(),
  em: instant().notNull(),
  idEstorno: uuid(),
  idRecebimento: text(),
  contestacao: text().$type<Dispute>(),
  avisadaEm: instant(),
})

export const recebimentos = pgTable(
  'recebimentos',
  {
    metodo: text().$type<PaymentMethod>().notNull(),
    idConta: uuid(),
    id: text().notNull(),
    idPagamento: uuid().notNull(),
    valor: integer().notNull(),
    em: instant().notNull(),
    marca: text().$type<'depoisDoPrazo' | 'valorDiferente'>(),
  },
  (table) => [primaryKey({ columns: [table.idPagamento, table.id] })],
)

export const estornos = pgTable('estornos', {
  id: uuid().primaryKey().defaultRandom(),
  idPagamento: uuid().notNull(),
  chave: text().notNull(),
  valor: integer().notNull(),
  situacao: text().$type<RefundSituation>().notNull().default('pendente'),
  criadoEm: instant().notNull(),
  concluidoEm: instant(),
})

export const avisosPagamento = pgTable('avisos_pagamento', {
  id: uuid().primaryKey().defaultRandom(),
  idConta: uuid(),
  metodo: text().$type<PaymentMethod>(),
  idProvedor: text().notNull(),
  pagamento: text(),
  idCobranca: text(),
  corpo: jsonb().$type<unknown>().notNull(),
  recebidoEm: instant().notNull(),
  processadoEm: instant(),
  resultado: text().$type<'conferido' | 'desconhecido'>(),
})

export const pixProprioCobrancas = pgTable('pix_proprio_cobrancas', {
  id: uuid().primaryKey(),
  txid: text().notNull(),
  valor: integer().notNull(),
  copiaECola: text().notNull(),
  recebedor: jsonb().$type<{ nome: string; documento: string }>().notNull(),
  criadaEm: instant().notNull(),
  canceladaEm: instant(),
})

export const pixProprioRecebimentos = pgTable('pix_proprio_recebimentos', {
  id: uuid().primaryKey().defaultRandom(),
  idCobranca: uuid().notNull(),
  valor: integer().notNull(),
  em: instant().notNull(),
  lancamento: text(),
  quem: text().notNull(),
  conferidoEm: instant().notNull(),
  desfeitoEm: instant(),
})

export const pixProprioDevolucoes = pgTable('pix_proprio_devolucoes', {
  id: uuid().primaryKey(),
  idCobranca: uuid().notNull(),
  valor: integer().notNull(),
  situacao: text().$type<RefundSituation>().notNull().default('pendente'),
  pedidaEm: instant().notNull(),
  quem: text(),
  concluidaEm: instant(),
})
