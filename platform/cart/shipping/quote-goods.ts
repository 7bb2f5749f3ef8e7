import type { FreightGoods, FreightQuote } from '#contract/settings/shipping.ts'
import { cartTotals } from '#domain/cart/cart-totals.ts'
import { readCep } from '#domain/documents/cep.ts'
import { UNKNOWN_BUYER } from '#domain/promotions/promotion.ts'
import type { CartSku } from '#platform/catalog/product/skus/cart-sku.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { quoteFreight } from '#platform/shipping/quotes/quote-freight.ts'
import type { CartLine } from '../open-cart.ts'
import { readCart } from '../rows.ts'

/** The session of nobody: no cart is read. */
const NOBODY = ''

/**
 * Quotes the freight of goods as if they were all of a visitor's cart, with the promotions that hold for everybody. Refuses
 * `CepInvalido`, `ProdutoInexistente` and `ProdutoSobConsulta`.
 */
export async function quoteGoods(
  context: RequestContext,
  { cep, itens }: { cep: string; itens: readonly FreightGoods[] },
): Promise<FreightQuote> {
  const { db, settings, agora } = context
  const { fatos, promocoes } = await readCart(db, {
    sessao: NOBODY,
    chave: null,
    agora,
    skus: itens.flatMap(({ idAtributoValor }) => idAtributoValor ?? []),
    produtos: itens.flatMap(({ idProduto, idAtributoValor }) => (idAtributoValor ? [] : idProduto)),
  })
  const lines = linesOf(itens, fatos)
  const comprador = { ...UNKNOWN_BUYER, uf: readCep(cep)?.uf ?? null }
  const { freteGratis } = cartTotals(lines, {
    promocoes,
    combinacoes: [],
    cupom: null,
    settings,
    agora,
    comprador,
  })

  return quoteFreight(context, { cep, itens: lines, freteGratis })
}

/** A line per SKU, however often it is named. */
function linesOf(goods: readonly FreightGoods[], facts: readonly CartSku[]): CartLine[] {
  const lines = new Map<number, CartLine>()
  for (const { idProduto, idAtributoValor, quantidade } of goods) {
    const fact = facts.find(
      (one) => one.idProduto === idProduto && (!idAtributoValor || one.idAtributoSimples === idAtributoValor),
    )
    if (!fact) throw refuse('ProdutoInexistente')
    // Its insurance would tell its price.
    if (fact.situacao === 'sobConsulta') throw refuse('ProdutoSobConsulta')
    const before = lines.get(fact.idAtributoSimples)?.quantidade ?? 0
    lines.set(fact.idAtributoSimples, { ...fact, quantidade: before + quantidade })
  }
  return [...lines.values()]
}
