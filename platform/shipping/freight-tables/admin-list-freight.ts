import { asc, count, eq, max, min } from 'drizzle-orm'
import type { FreightServiceSummary } from '#contract/settings/admin-settings.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { fretesFaixas, fretesServicos } from '../tables.ts'

/** More services than any store offers. */
const LIMIT = 200

/** Lists the store's freight tables, one line each. */
export async function listFreight(context: RequestContext): Promise<{ servicos: FreightServiceSummary[] }> {
  permit(context, 'configuracao.ver')
  const { codigo, nome, pesoMaximo, id } = fretesServicos
  const { prazo, valor } = fretesFaixas
  const rows = await context.db
    .select({
      codigo,
      nome,
      pesoMaximo,
      faixas: count(),
      prazoDe: min(prazo),
      prazoAte: max(prazo),
      valorDe: min(valor),
      valorAte: max(valor),
    })
    .from(fretesServicos)
    .innerJoin(fretesFaixas, eq(fretesFaixas.idServico, id))
    .groupBy(id)
    .orderBy(asc(nome), asc(id))
    .limit(LIMIT)

  return {
    servicos: rows.map(({ prazoDe, prazoAte, valorDe, valorAte, ...row }) => ({
      ...row,
      prazoDe: prazoDe ?? 0,
      prazoAte: prazoAte ?? 0,
      valorDe: valorDe ?? 0,
      valorAte: valorAte ?? 0,
    })),
  }
}
