import { and, asc, eq } from 'drizzle-orm'
import type { AuditEntry } from '#contract/panel/audit.ts'
import type { Database } from '#platform/database/connect.ts'
import { auditoria } from './tables.ts'

/** What the store's people changed of one thing, the oldest first, without who: for the download of own data. */
export function changesOf(db: Database, { tipo, id }: Pick<AuditEntry['alvo'], 'tipo' | 'id'>) {
  return db
    .select({ em: auditoria.em, acao: auditoria.acao, mudancas: auditoria.mudancas })
    .from(auditoria)
    .where(and(eq(auditoria.alvoTipo, tipo), eq(auditoria.alvoId, id)))
    .orderBy(asc(auditoria.em), asc(auditoria.id))
}
