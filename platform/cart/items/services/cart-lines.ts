import type { LineService } from '#domain/workshop/service.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type CartLine, openCart } from '../../open-cart.ts'

/** The lines of the visitor's cart; none without a session. */
export async function cartLines(context: RequestContext): Promise<CartLine[]> {
  const { sessao } = context
  if (sessao === null) return []

  return (await openCart(context, { sessao, chave: null, skus: [], produtos: [] })).lines
}

/** What the workshop would have to do if a product of the cart, or one unit of another, had these services. */
export function withServices(
  lines: readonly CartLine[],
  { idAtributoSimples, servicos }: { idAtributoSimples: number; servicos: readonly LineService[] },
) {
  const isMeant = (line: CartLine) => line.idAtributoSimples === idAtributoSimples
  const quantidade = lines.find(isMeant)?.quantidade ?? 1

  return [...lines.filter((line) => !isMeant(line)), { quantidade, servicos }]
}
