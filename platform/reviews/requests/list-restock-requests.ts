import type { QueuePlace, WaitedFor } from '#contract/reviews/admin-reviews.ts'
import { skuNames } from '#platform/catalog/product/skus/sku-names.ts'
import { queueOfSku, skusWaitedFor } from '#platform/catalog/stock/waiting/place-lists.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** Lists the SKUs with restock requests ("avise-me") and their number, most requested first. */
export async function listWaitedFor(
  context: RequestContext,
  { pagina, porPagina }: { pagina: number; porPagina: number },
): Promise<{ itens: WaitedFor[]; total: number }> {
  permit(context, 'marketing.ver')
  const { db } = context
  const { rows, total } = await skusWaitedFor(db, { pagina, porPagina })
  const names = await skuNames(
    db,
    rows.map(({ idSku }) => idSku),
  )

  return {
    itens: rows.flatMap(({ idSku, desde, ...row }) => {
      const name = names.get(idSku)
      if (!name) return []
      const { sku, opcao, estoque, produto } = name

      return [{ idSku, sku, opcao, estoque, produto, ...row, desde: desde.toISOString() }]
    }),
    total,
  }
}

/**
 * The queue for a SKU, first come first. Its names and addresses are personal data. Refuses `CadastroInexistente`.
 */
export async function listQueue(
  context: RequestContext,
  { idSku, ...page }: { idSku: number; pagina: number; porPagina: number },
): Promise<{ itens: QueuePlace[]; total: number; produto: string; opcao: string }> {
  permit(context, 'clientes.ver')
  const name = (await skuNames(context.db, [idSku])).get(idSku)
  if (!name) throw refuse('CadastroInexistente')
  const { rows, total } = await queueOfSku(context.db, { idSku, ...page })

  return {
    itens: rows.map(({ desde, ...row }) => ({ ...row, desde: (desde ?? context.now).toISOString() })),
    total,
    produto: name.produto.nome,
    opcao: name.opcao,
  }
}
