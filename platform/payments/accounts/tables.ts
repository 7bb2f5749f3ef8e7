import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { AccountMethods, AccountRules } from '#domain/payments/accounts/account-rules.ts'
import type { KnownProvider } from '#domain/payments/accounts/providers.ts'
import { bytes, instant } from '#platform/database/columns.ts'

export const contasPagamento = pgTable('contas_pagamento', {
  id: uuid().primaryKey().defaultRandom(),
  provedor: text().$type<KnownProvider>().notNull(),
  nome: text().notNull(),
  ambiente: text().$type<AccountRules['ambiente']>().notNull(),
  ativa: boolean().notNull().default(false),
  ordem: integer().notNull(),
  metodos: jsonb().$type<AccountMethods>().notNull(),
  credenciais: bytes().notNull(),
  pistas: jsonb().$type<Record<string, string>>().notNull(),
  titular: text(),
  conferidaEm: instant(),
  avisosEm: instant(),
  criadaEm: instant().notNull(),
  versao: integer().notNull().default(1),
})

export const contasPagamentoSaude = pgTable('contas_pagamento_saude', {
  conta: text().primaryKey(),
  falhas: integer().notNull(),
  primeiraFalhaEm: instant().notNull(),
  foraDesde: instant(),
})

export type AccountRow = typeof contasPagamento.$inferSelect
