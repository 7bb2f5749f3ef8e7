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

/** A session without an owner: no cart is read. */
const NOBODY = ''

/**
 * Quotes the freight of goods as if they were a visitor's whole cart, with the promotions that apply to everybody.
 * Refuses `CepInvalido`, `ProdutoInexistente` and `ProdutoSobConsulta`.
 */
export async function quoteGoods(
  context: RequestContext,
  { cep, itens }: { cep: string; itens: readonly FreightGoods[] },
): Promise<FreightQuote> {
  const { db, settings, now } = context
  const { catalogue, promocoes } = await readCart(db, {
    sessao: NOBODY,
    chave: null,
    now,
    skus: itens.flatMap(({ idAtributoValor }) => idAtributoValor ?? []),
    produtos: itens.flatMap(({ idProduto, idAtributoValor }) => (idAtributoValor ? [] : idProduto)),
  })
  const lines = linesOf(itens, catalogue)
  const comprador = { ...UNKNOWN_BUYER, uf: readCep(cep)?.uf ?? null }
  const { freteGratis } = cartTotals(lines, {
    promocoes,
    combinacoes: [],
    cupom: null,
    settings,
    now,
    comprador,
  })

  return quoteFreight(context, { cep, itens: lines, freteGratis })
}

/** One line per SKU, with repeated ones added up. */
function linesOf(goods: readonly FreightGoods[], catalogue: readonly CartSku[]): CartLine[] {
  const lines = new Map<number, CartLine>()
  for (const { idProduto, idAtributoValor, quantidade } of goods) {
    const sku = catalogue.find(
      (one) => one.idProduto === idProduto && (!idAtributoValor || one.idAtributoSimples === idAtributoValor),
    )
    if (!sku) throw refuse('ProdutoInexistente')
    // The insurance in its freight would reveal its price.
    if (sku.situacao === 'sobConsulta') throw refuse('ProdutoSobConsulta')
    const before = lines.get(sku.idAtributoSimples)?.quantidade ?? 0
    lines.set(sku.idAtributoSimples, { ...sku, quantidade: before + quantidade })
  }
  return [...lines.values()]
}
