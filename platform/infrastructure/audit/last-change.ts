import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { AuditEntry } from '#contract/panel/audit.ts'
import type { Database } from '#platform/database/connect.ts'
import { auditoria } from './tables.ts'

type LastChangeInput = {
  /** Without an id: any target of this type. */
  alvo: { tipo: AuditEntry['alvo']['tipo']; id: AuditEntry['alvo']['id'] | undefined }
  desde: Date
  menos: number
}

/**
 * Returns who last changed the target since `desde`, staff or integration, except the staff member `menos` (an id).
 * Null if nobody did.
 */
export async function lastChange(
  db: Database,
  { alvo, desde, menos }: LastChangeInput,
): Promise<{ nome: string; em: Date } | null> {
  const [found] = await db
    .select({ nome: auditoria.quem, em: auditoria.em })
    .from(auditoria)
    .where(
      and(
        eq(auditoria.alvoTipo, alvo.tipo),
        alvo.id === undefined ? undefined : eq(auditoria.alvoId, alvo.id),
        gt(auditoria.em, desde),
        sql`${auditoria.idFuncionario} is distinct from ${menos}`,
      ),
    )
    .orderBy(desc(auditoria.id))
    .limit(1)

  return found ?? null
}
