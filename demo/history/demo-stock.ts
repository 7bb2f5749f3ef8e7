import { chance } from '#demo/catalogue/chance.ts'
import { type CartLine, type OpenCart, openCart } from '#platform/cart/open-cart.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { weighted } from './calendar.ts'

/** What the past may buy, and how much of it is left. */
export type DemoStock = {
  goods: { fact: OpenCart['facts'][number]; weight: number; left: number }[]
  offers: OpenCart['offers']
}

/** Pieces of every product that the past leaves to the present; of a few, less. */
const KEPT = 5
const STOCK_OF_FEW = 2

/** The products with enough of them on the shelf, at today's prices. `ids` are products. */
export async function openDemoStock(context: RequestContext, ids: readonly number[]): Promise<DemoStock> {
  const { facts, offers } = await openCart(context, {
    sessao: '',
    chave: null,
    skus: [],
    produtos: [...ids],
  })
  const goods = facts
    .filter(({ tipo, situacao }) => tipo === 'produto' && situacao === 'disponivel')
    .toSorted((a, b) => a.idAtributoSimples - b.idAtributoSimples)
    .map((fact) => ({
      fact,
      weight: (0.1 + chance('gosto', fact.url) ** 4) * shareOfPrice(fact.precoPor),
      left: fact.estoque - (chance('sobra', fact.url) < 0.06 ? STOCK_OF_FEW : KEPT),
    }))

  return { goods: goods.filter(({ left }) => left > 0), offers }
}

/** Takes what a basket of this name holds; empty where nothing is left. */
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
    if (!one || one.left <= 0 || lines.some((line) => line.idProduto === one.fact.idProduto)) continue
    const wanted =
      one.fact.precoPor < 8_000 ? 1 + weighted([70, 18, 12], chance(name, 'quantos', `${place}`)) : 1
    const quantidade = Math.min(wanted, one.left)
    one.left -= quantidade
    lines.push({ ...one.fact, quantidade })
  }

  return lines
}

/** Strings and picks are bought every week, an instrument once in years. */
function shareOfPrice(precoPor: number): number {
  if (precoPor < 10_000) return 4
  if (precoPor < 50_000) return 2

  return precoPor < 200_000 ? 0.6 : 0.15
}
