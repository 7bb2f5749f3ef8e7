import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { InvoiceItemLine, InvoiceProblem } from '#domain/order/fiscal/invoice.ts'
import type { InvoiceSituation } from '#domain/order/fiscal/invoice-situation.ts'
import type { ReturnedLine } from '#domain/order/fiscal/return-invoice.ts'
import type { TaxFields } from '#domain/order/fiscal/tax-fields.ts'
import { bytes, identity, instant } from '#platform/database/columns.ts'
import type { InvoiceEnvironment } from './port.ts'

export const regrasFiscais = pgTable('regras_fiscais', {
  id: identity(),
  idProduto: integer(),
  idCategoria: integer(),
  destino: text().notNull(),
  campos: jsonb().$type<TaxFields>().notNull(),
  versao: integer().notNull().default(1),
})

export const contasNfe = pgTable('contas_nfe', {
  id: uuid().primaryKey(),
  ambiente: text().$type<InvoiceEnvironment>().notNull(),
  credenciais: bytes().notNull(),
  pista: text().notNull(),
  conferidaEm: instant().notNull(),
  avisosEm: instant(),
})

export const emissaoNfe = pgTable('emissao_nfe', {
  unica: boolean().primaryKey().default(true),
  ambiente: text().$type<InvoiceEnvironment>(),
  automatica: boolean().notNull().default(false),
  informacoes: text().notNull().default(''),
  versao: integer().notNull().default(1),
})

export const notasFiscais = pgTable('notas_fiscais', {
  id: uuid().primaryKey().defaultRandom(),
  idPedido: uuid().notNull(),
  tipo: text({ enum: ['venda', 'devolucao'] }).notNull(),
  ambiente: text().$type<InvoiceEnvironment>().notNull(),
  situacao: text().$type<InvoiceSituation>().notNull().default('pendente'),
  codigoMunicipio: text(),
  itens: jsonb().$type<ReturnedLine[]>(),
  idReferencia: uuid(),
  linhas: jsonb().$type<InvoiceItemLine[]>(),
  numero: text(),
  serie: text(),
  chave: text(),
  codigo: text(),
  mensagem: text(),
  problemas: jsonb().$type<InvoiceProblem[]>().notNull().default([]),
  tentativas: integer().notNull().default(0),
  conferirEm: instant(),
  falha: text({ enum: ['semResposta', 'acesso'] }),
  /** Since when nothing has worked. */
  falhaDesde: instant(),
  arquivos: jsonb().$type<InvoiceFiles>().notNull().default({}),
  cartas: jsonb().$type<CorrectionLetter[]>().notNull().default([]),
  justificativa: text(),
  criadaEm: instant().notNull(),
  autorizadaEm: instant(),
  canceladaEm: instant(),
})

/** Kinds of files that are kept of an invoice; `carta` is the last correction letter. */
export const INVOICE_FILES = ['xml', 'danfe', 'cancelamento', 'cartaXml', 'carta'] as const

/** Keys in the storage, by kind. */
export type InvoiceFiles = Partial<Record<(typeof INVOICE_FILES)[number], string>>

/** A correction letter; the last one replaces the others. `em` in ISO 8601. */
export type CorrectionLetter = { numero: number; texto: string; em: string }

export type InvoiceNoteRow = typeof notasFiscais.$inferSelect
