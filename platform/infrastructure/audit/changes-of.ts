import { and, asc, eq } from 'drizzle-orm'
import type { AuditEntry } from '#contract/panel/audit.ts'
import type { Database } from '#platform/database/connect.ts'
import { auditoria } from './tables.ts'

/** Returns what staff changed about one target, oldest first, without the author: for the download of personal data. */
export function changesOf(db: Database, { tipo, id }: Pick<AuditEntry['alvo'], 'tipo' | 'id'>) {
  return db
    .select({ em: auditoria.em, acao: auditoria.acao, mudancas: auditoria.mudancas })
    .from(auditoria)
    .where(and(eq(auditoria.alvoTipo, tipo), eq(auditoria.alvoId, id)))
    .orderBy(asc(auditoria.em), asc(auditoria.id))
}
