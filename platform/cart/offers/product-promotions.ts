import type { ProductPromotion } from '#contract/cart/cart.ts'
import { buyerConditions } from '#domain/promotions/promotion-text.ts'
import { fits } from '#domain/promotions/unmet-condition.ts'
import { productScope } from '#platform/catalog/product/product-scope.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { promotionsForEverybody } from '#platform/marketing/promotions/promotions-for-everybody.ts'

/** Lists the promotions that apply to a product automatically now, whoever buys it. Refuses `ProdutoInexistente`. */
export async function productPromotions(
  context: RequestContext,
  { idProduto }: { idProduto: number },
): Promise<{ promocoes: ProductPromotion[] }> {
  context.tag(tags.product(idProduto), tags.categories)
  const [scope, promotions] = await Promise.all([
    productScope(context.db, idProduto),
    promotionsForEverybody(context),
  ])
  if (!scope) throw refuse('ProdutoInexistente')
  const goods = { ...scope, idProduto }

  return {
    promocoes: promotions
      .filter((promotion) => fits(promotion, goods))
      .map((promotion) => ({
        id: promotion.id,
        nome: promotion.nome,
        condicoes: buyerConditions(promotion),
      })),
  }
}
