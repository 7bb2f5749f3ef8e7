import { boolean, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { Freight } from '#contract/settings/shipping.ts'
import type { Coordinates } from '#domain/shipping/coordinates.ts'
import type { MethodKind, MethodRule } from '#domain/shipping/methods/freight-method.ts'
import { bytes, identity, instant } from '#platform/database/columns.ts'

export const fretesServicos = pgTable('fretes_servicos', {
  id: identity(),
  codigo: text().notNull(),
  nome: text().notNull(),
  divisor: integer().notNull(),
  pesoIsento: integer().notNull(),
  pesoMaximo: integer(),
  ladoMaximo: integer(),
  somaMaxima: integer(),
  valorMaximo: integer(),
})

export const fretesFaixas = pgTable('fretes_faixas', {
  idServico: integer().notNull(),
  cepDe: integer().notNull(),
  cepAte: integer().notNull(),
  pesoDe: integer().notNull(),
  pesoAte: integer().notNull(),
  valor: integer().notNull(),
  excedenteKg: integer().notNull(),
  seguro: smallint().notNull(),
  prazo: smallint().notNull(),
})

export const cotacoes = pgTable('cotacoes', {
  id: text().primaryKey(),
  pedido: text().notNull(),
  fretes: jsonb().$type<Freight[]>().notNull(),
  expiraEm: instant().notNull(),
})

export const fretesMetodos = pgTable('fretes_metodos', {
  id: identity(),
  codigo: text().notNull(),
  nome: text().notNull(),
  tipo: text().$type<MethodKind>().notNull().default('entrega'),
  detalhe: text().notNull().default(''),
  ativo: boolean().notNull(),
  origem: jsonb().$type<Coordinates>(),
  regras: jsonb().$type<MethodRule[]>().notNull(),
  versao: integer().notNull().default(1),
})

/** A service of the account, and whether shoppers are offered it. */
export type OfferedService = { id: number; nome: string; transportadora: string; oferecido: boolean }

export const contasFrete = pgTable('contas_frete', {
  id: uuid().primaryKey().defaultRandom(),
  ambiente: text().$type<'producao' | 'teste'>().notNull(),
  credenciais: bytes().notNull(),
  pistas: jsonb().$type<{ token: string; segredo?: string }>().notNull(),
  titular: text(),
  conferidaEm: instant().notNull(),
  ativa: boolean().notNull(),
  servicos: jsonb().$type<OfferedService[]>().notNull(),
  versao: integer().notNull().default(1),
})

export type FreightAccountRow = typeof contasFrete.$inferSelect
