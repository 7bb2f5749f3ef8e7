import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { AuditEntry } from '#contract/panel/audit.ts'
import { instant } from '#platform/database/columns.ts'

export const auditoria = pgTable('auditoria', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  em: instant().notNull(),
  idFuncionario: integer(),
  quem: text().notNull(),
  acao: text().notNull(),
  alvoTipo: text().notNull(),
  alvoId: text().notNull(),
  alvoNome: text().notNull(),
  mudancas: jsonb().$type<AuditEntry['mudancas']>().notNull(),
  ip: text().notNull(),
  texto: text().notNull(),
})
