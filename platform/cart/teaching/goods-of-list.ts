import type { Subject } from '#contract/reviews/questions.ts'
import { type SizedSku, sizesWritten } from '#domain/customer/teaching/need.ts'
import { productBriefs } from '#platform/catalog/product/product-briefs.ts'
import { goodsOfPlayers } from '#platform/catalog/strings/mine/goods-of-players.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

type ListedSku = Omit<Subject['skus'][number], 'precoPor'> & SizedSku & { precoPor: number | null }

/**
 * A product of a list as the shop shows it, and which sizes its SKUs are made for. `precoPor` is null if its price is on
 * request.
 */
export type ListedGoods = Omit<Subject, 'skus'> & { skus: ListedSku[] }

/** Products of lists by id. Those that the shop doesn't show are left out. */
export async function goodsOfList(
  context: RequestContext,
  ids: readonly number[],
): Promise<Map<number, ListedGoods>> {
  const unique = [...new Set(ids)]
  const [briefs, { instruments }] = await Promise.all([
    productBriefs(context, unique),
    goodsOfPlayers(context, unique),
  ])

  return new Map(
    [...briefs].map(([id, product]) => [
      id,
      {
        ...product,
        skus: product.skus.map((sku) => {
          const size = instruments.get(sku.id)?.tamanho
          const values = sku.atributos.map(({ valor }) => valor)
          const precoPor = product.situacao === 'sobConsulta' ? null : sku.precoPor
          return { ...sku, precoPor, idSku: sku.id, tamanhos: sizesWritten(size ? [size] : values) }
        }),
      },
    ]),
  )
}
