import { and, inArray, ne, sql } from 'drizzle-orm'
import type { PanelProduct } from '#contract/catalog/products.ts'
import { refreshListing } from '#platform/catalog/listing/read-model/refresh-listing.ts'
import { agendaPublicacao, produtos } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { productTags } from '../product-tags.ts'
import { unfitForSale } from './unfit-for-sale.ts'

type SetProductStatusInput = { ids: readonly number[]; situacao: PanelProduct['situacao'] }

/** Publishes or unpublishes products, all or none; cancels their scheduled publication. */
export async function setProductStatus(
  context: RequestContext,
  { ids, situacao }: SetProductStatusInput,
): Promise<{ alterados: number }> {
  permit(context, 'catalogo.editar')

  return context.db.transaction(async (tx) => {
    const changing = await tx
      .select({ id: produtos.id, nome: produtos.nome, situacao: produtos.situacao })
      .from(produtos)
      .where(and(inArray(produtos.id, [...ids]), ne(produtos.situacao, situacao)))
      .orderBy(produtos.id)
      .for('no key update')
    await tx.delete(agendaPublicacao).where(inArray(agendaPublicacao.idProduto, [...ids]))
    await refuseUnfit(tx, changing, situacao)
    const changed = changing.map(({ id }) => id)
    await setStatus(tx, context, changed, situacao)
    for (const { id, nome, situacao: before } of changing)
      await recordChange(tx, context, {
        acao: situacao === 'inativo' ? 'produto.retirado' : 'produto.publicado',
        alvo: { tipo: 'produto', id: String(id), nome },
        antes: { situacao: before },
        depois: { situacao },
      })

    return { alterados: changed.length }
  })
}

/** Sets the status of these products. Products without sales that enter the shop get a new publication date. */
export async function setStatus(
  tx: Database,
  { now }: Pick<RequestContext, 'now'>,
  ids: readonly number[],
  situacao: PanelProduct['situacao'],
): Promise<void> {
  if (ids.length === 0) return
  const arrives = sql`${produtos.situacao} = 'inativo' and ${situacao} <> 'inativo' and ${produtos.vendas} = 0`
  await tx
    .update(produtos)
    .set({
      situacao,
      publicadoEm: sql`case when ${arrives} then ${now}::timestamptz else ${produtos.publicadoEm} end`,
      impressao: null,
      versao: sql`${produtos.versao} + 1`,
      alteradoEm: sql`now()`,
    })
    .where(inArray(produtos.id, [...ids]))
  await refreshListing(tx, ids)
  await invalidateTags(tx, await productTags(tx, [...ids]))
}

async function refuseUnfit(
  tx: Database,
  products: { id: number; nome: string }[],
  situacao: PanelProduct['situacao'],
) {
  const unfit = await unfitForSale(
    tx,
    products.map(({ id }) => id),
    situacao,
  )
  const first = products.find(({ id }) => unfit.has(id))
  if (!first) return

  const motivo = `“${first.nome}”: ${unfit.get(first.id)}`
  throw refuse('CadastroInvalido', { motivo }, motivo)
}
