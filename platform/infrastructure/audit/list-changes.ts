import { and, count, desc, eq, gte, like, lt, type SQL } from 'drizzle-orm'
import type { AuditEntry } from '#contract/panel/audit.ts'
import { plainText } from '#domain/format/plain-text.ts'
import { dayStart } from '#domain/time/day-start.ts'
import { escapeLike } from '#platform/database/like-pattern.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { auditoria } from './tables.ts'

/** `de` and `ate` are days in São Paulo, both included. */
type ListChangesInput = {
  pagina: number
  porPagina: number
  busca: string
  idFuncionario?: number | undefined
  tipo?: string | undefined
  id?: string | undefined
  de?: string | undefined
  ate?: string | undefined
}

/** Lists what staff and integrations changed, newest first. */
export async function listChanges(
  context: RequestContext,
  input: ListChangesInput,
): Promise<{ itens: AuditEntry[]; total: number }> {
  permit(context, 'auditoria.ver')
  const where = conditions(input)
  const [rows, [counted]] = await Promise.all([
    context.db
      .select()
      .from(auditoria)
      .where(where)
      .orderBy(desc(auditoria.em), desc(auditoria.id))
      .limit(input.porPagina)
      .offset((input.pagina - 1) * input.porPagina),
    context.db.select({ total: count() }).from(auditoria).where(where),
  ])

  return { itens: rows.map(entryOf), total: counted?.total ?? 0 }
}

function conditions({ busca, idFuncionario, tipo, id, de, ate }: ListChangesInput): SQL | undefined {
  const words = plainText(busca).split(' ').filter(Boolean)

  return and(
    ...words.map((word) => like(auditoria.texto, `%${escapeLike(word)}%`)),
    idFuncionario === undefined ? undefined : eq(auditoria.idFuncionario, idFuncionario),
    tipo === undefined ? undefined : eq(auditoria.alvoTipo, tipo),
    id === undefined ? undefined : eq(auditoria.alvoId, id),
    de === undefined ? undefined : gte(auditoria.em, dayStart(de)),
    ate === undefined ? undefined : lt(auditoria.em, dayStart(ate, 1)),
  )
}

function entryOf(row: typeof auditoria.$inferSelect): AuditEntry {
  const { id, em, quem, idFuncionario, acao, mudancas, ip } = row
  const alvo = { tipo: row.alvoTipo, id: row.alvoId, nome: row.alvoNome }

  return { id, em: em.toISOString(), quem, idFuncionario, acao, alvo, mudancas, ip }
}
