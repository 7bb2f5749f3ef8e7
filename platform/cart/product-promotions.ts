import type { ProductPromotion } from '#contract/cart.ts'
import { buyerConditions } from '#domain/cart/promotion-text.ts'
import { fits } from '#domain/cart/unmet-condition.ts'
import { productScope } from '#platform/catalog/product-scope.ts'
import { promotionsForEverybody } from '#platform/marketing/promotions-for-everybody.ts'
import { refuse } from '#platform/refuse.ts'
import type { Visit } from '#platform/visit.ts'

/** What applies by itself to a product now, whoever buys it. Refuses `ProdutoInexistente`. */
export async function productPromotions(
  visit: Visit,
  { idProduto }: { idProduto: number },
): Promise<{ promocoes: ProductPromotion[] }> {
  visit.tag(`produto:${idProduto}`, 'categorias')
  const [scope, promotions] = await Promise.all([
    productScope(visit.db, idProduto),
    promotionsForEverybody(visit),
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
