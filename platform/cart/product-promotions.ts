import type { ProductPromotion } from '#contract/cart.ts'
import type { Promotion } from '#domain/cart/promotion.ts'
import { buyerConditions } from '#domain/cart/promotion-text.ts'
import { fits } from '#domain/cart/unmet-condition.ts'
import { productScope } from '#platform/catalog/product-scope.ts'
import { listActivePromotions } from '#platform/marketing/list-active-promotions.ts'
import { PROMOTIONS_TAG } from '#platform/marketing/promotions-tag.ts'
import { refuse } from '#platform/refuse.ts'
import type { Visit } from '#platform/visit.ts'

/**
 * What applies by itself to a product now, whoever buys it. What only some buyers or so many orders may use is left out: the
 * cart knows who buys. Refuses `ProdutoInexistente`.
 */
export async function productPromotions(
  visit: Visit,
  { idProduto }: { idProduto: number },
): Promise<{ promocoes: ProductPromotion[] }> {
  visit.tag(`produto:${idProduto}`, 'categorias', PROMOTIONS_TAG)
  const [scope, promotions] = await Promise.all([
    productScope(visit.db, idProduto),
    visit.recall('promocoes', [PROMOTIONS_TAG], () => listActivePromotions(visit)),
  ])
  if (!scope) throw refuse('ProdutoInexistente')
  const line = { ...scope, idProduto, idAtributoSimples: 0, quantidade: 1, precoPor: 0 }

  return {
    promocoes: promotions
      .filter((promotion) => isForEverybody(promotion) && fits(promotion, line))
      .map((promotion) => ({
        id: promotion.id,
        nome: promotion.nome,
        condicoes: buyerConditions(promotion),
      })),
  }
}

function isForEverybody({ exigeLogin, primeiraCompra, usosMaximos, usosPorCliente }: Promotion): boolean {
  return !exigeLogin && !primeiraCompra && usosMaximos === null && usosPorCliente === null
}
