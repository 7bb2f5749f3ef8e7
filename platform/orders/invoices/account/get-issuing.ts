import { asc } from 'drizzle-orm'
import type { IssuingPage } from '#contract/orders/fiscal/issuing.ts'
import type { Database } from '#platform/database/connect.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { contasNfe, emissaoNfe } from '../tables.ts'

/** Returns how the store issues, and its accounts without their tokens. */
export async function getIssuing(context: RequestContext): Promise<IssuingPage> {
  permit(context, 'configuracao.ver')
  const { ambiente, automatica, informacoes, versao } = await readIssuing(context.db)
  const rows = await context.db.select().from(contasNfe).orderBy(asc(contasNfe.ambiente))

  return {
    ambiente,
    automatica,
    informacoes,
    versao,
    contas: rows.map((row) => ({
      ambiente: row.ambiente,
      pista: row.pista,
      conferidaEm: row.conferidaEm.toISOString(),
      avisosEm: row.avisosEm?.toISOString() ?? null,
    })),
  }
}

/** The one row that says how the store issues. */
export async function readIssuing(db: Database): Promise<typeof emissaoNfe.$inferSelect> {
  const [row] = await db.select().from(emissaoNfe)
  if (!row) throw new Error('The row of issuing is missing.')

  return row
}
