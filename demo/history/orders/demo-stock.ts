import { chance } from '#demo/catalogue/chance.ts'
import { type CartLine, type OpenCart, openCart } from '#platform/cart/open-cart.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { weighted } from '../calendar.ts'

/** The products that past orders may contain, and their remaining stock. */
export type DemoStock = {
  goods: { product: OpenCart['catalogue'][number]; weight: number; left: number }[]
  offers: OpenCart['offers']
}

/** Units of every product that past orders leave in stock; fewer for some products. */
const UNITS_LEFT = 5
const FEW_UNITS_LEFT = 2

/** Opens the products with enough stock, at today's prices. `ids` are product ids. */
export async function openDemoStock(context: RequestContext, ids: readonly number[]): Promise<DemoStock> {
  const { catalogue, offers } = await openCart(context, {
    sessao: '',
    chave: null,
    skus: [],
    produtos: [...ids],
  })

  return { goods: goodsOf(catalogue), offers }
}

/**
 * What of the catalogue can be sold, with its weight and stock. In the order of addresses: ids differ between loads of
 * the same catalogue, and the history is to be the same.
 */
export function goodsOf(catalogue: OpenCart['catalogue']): DemoStock['goods'] {
  return catalogue
    .filter(({ tipo, situacao }) => tipo === 'produto' && situacao === 'disponivel')
    .toSorted((a, b) => (a.url < b.url ? -1 : 1))
    .map((product) => ({
      product,
      weight: (0.1 + chance('gosto', product.url) ** 4) * shareOfPrice(product.precoPor),
      left: product.estoque - (chance('sobra', product.url) < 0.06 ? FEW_UNITS_LEFT : UNITS_LEFT),
    }))
    .filter(({ left }) => left > 0)
}

/** Takes the content of a basket from the stock, given the basket's name as a seed; empty if nothing is left. */
export function fillBasket({ goods }: DemoStock, name: string): CartLine[] {
  const kinds = 1 + weighted([55, 28, 12, 5], chance(name, 'itens'))
  const lines: CartLine[] = []
  for (let place = 0; place < kinds; place++) {
    const one =
      goods[
        weighted(
          goods.map(({ weight, left }) => (left > 0 ? weight : 0)),
          chance(name, 'qual', `${place}`),
        )
      ]
    if (!one || one.left <= 0 || lines.some((line) => line.idProduto === one.product.idProduto)) continue
    const requested =
      one.product.precoPor < 8_000 ? 1 + weighted([70, 18, 12], chance(name, 'quantos', `${place}`)) : 1
    const quantidade = Math.min(requested, one.left)
    one.left -= quantidade
    lines.push({ ...one.product, quantidade })
  }

  return lines
}

/** Strings and picks are bought every week, an instrument once in years. */
function shareOfPrice(precoPor: number): number {
  if (precoPor < 10_000) return 4
  if (precoPor < 50_000) return 2

  return precoPor < 200_000 ? 0.6 : 0.15
}
