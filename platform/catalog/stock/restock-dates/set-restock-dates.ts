import { inArray, sql } from 'drizzle-orm'
import { newRestockDateProblem } from '#domain/product/restock-date.ts'
import { dayOf } from '#domain/time/last-days.ts'
import { skus } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type RestockDate, writeRestockDates } from './write-restock-dates.ts'

/**
 * States when goods of SKUs are expected; null if it is not known. Deleted SKUs are skipped. Refuses `CadastroInvalido` for
 * a date that has passed, kits and pieces.
 */
export async function setRestockDates(
  context: RequestContext,
  { itens }: { itens: RestockDate[] },
): Promise<Record<never, never>> {
  permit(context, 'estoque.movimentar')
  const today = dayOf(context.now)
  for (const { previsaoReposicao: day } of itens) {
    const motivo = day === null ? null : newRestockDateProblem(day, today)
    if (motivo) throw refuse('CadastroInvalido', { motivo }, motivo)
  }

  await context.db.transaction(async (tx) => {
    await refuseUnfit(tx, itens)
    for (const { id, sku, antes, depois } of await writeRestockDates(tx, { itens, now: context.now }))
      await recordChange(tx, context, {
        acao: 'estoque.previsao',
        alvo: { tipo: 'estoque', id: String(id), nome: sku },
        antes: { previsaoReposicao: antes },
        depois: { previsaoReposicao: depois },
      })
  })

  return {}
}

async function refuseUnfit(tx: Database, itens: readonly RestockDate[]) {
  const ids = itens.map(({ idSku }) => idSku)
  const [unfit] = await tx
    .select({ sku: skus.sku, exemplar: skus.exemplar })
    .from(skus)
    .where(
      sql`${inArray(skus.id, ids)} and (${skus.exemplar}
        or exists (select from kit_itens k where k.id_produto = ${skus.idProduto}))`,
    )
    .limit(1)
  if (!unfit) return
  const motivo = unfit.exemplar
    ? `${unfit.sku} é um exemplar: só existe um, e não há reposição.`
    : `${unfit.sku} é um kit: ele volta quando suas peças voltam. Informe a previsão das peças.`
  throw refuse('CadastroInvalido', { motivo }, motivo)
}
