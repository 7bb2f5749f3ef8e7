import { fieldName, isTechnical } from '#admin/staff/audit/field-name.ts'
import type { AuditEntry } from '#contract/panel/audit.ts'
import type { Connection } from '#platform/database/connect.ts'

type Noted = { acao: string; mudancas: AuditEntry['mudancas'] }

/** The fields in the audit of a database, with the action that wrote them, that have no label. */
export async function unnamedAuditFields({ pool }: Connection): Promise<string[]> {
  const { rows } = await pool.query<Noted>('select distinct acao, mudancas from auditoria')
  const found = rows.flatMap(({ acao, mudancas }) =>
    mudancas
      .filter(({ campo }) => !isTechnical(campo) && fieldName(campo) === campo)
      .map(({ campo }) => `${acao}: ${campo}`),
  )

  return [...new Set(found)].sort()
}
