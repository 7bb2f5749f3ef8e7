import type { Api } from '#contract/contract.ts'
import { countDone } from '#storefront/analytics/count-done.ts'
import { optionalPart } from '#storefront/rendering/optional-part.ts'

type Alert = { nome: 'add_stock_alert' | 'add_price_alert'; pagina: string; idProduto: number; sku: number }

/** Counts that somebody wants to be notified of a product, at today's price of the variant. */
export async function countAlert(
  api: Pick<Api, 'marketing' | 'reviews'>,
  { nome, pagina, idProduto, sku }: Alert,
): Promise<void> {
  const subject = await optionalPart(`event ${nome}`, api.reviews.subject({ idProduto }))
  const option = subject?.produto.skus.find(({ id }) => id === sku)
  if (option)
    await countDone(api, pagina, { nome, itens: [{ idProduto, quantidade: 1, valor: option.precoPor }] })
}
