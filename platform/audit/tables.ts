import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { AuditEntry } from '#contract/admin/audit.ts'

export const auditoria = pgTable('auditoria', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  em: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
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
