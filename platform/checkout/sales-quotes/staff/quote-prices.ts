import type { SalesQuoteForm } from '#contract/orders/sales/sales-quotes.ts'
import type { Freight, FreightQuote } from '#contract/settings/shipping.ts'
import { readQuotedGoods } from '#platform/cart/items/quoted-goods.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { quoteFreight } from '#platform/shipping/quotes/quote-freight.ts'
import { discountLimit } from '../../internal-sales/open-internal-sale.ts'
import { quotedWork } from '../quoted-work.ts'
import { readQuote } from '../rows.ts'
import { freightWithClass } from './freight-with-class.ts'

/** Today's prices of SKUs for a customer, the highest discount of the caller's role in percent, and a quote's usual days. */
export async function quotePrices(
  context: RequestContext,
  { idCliente, skus }: { idCliente: number | null; skus: number[] },
) {
  const staff = permit(context, 'pedidos.vender')
  const goods = await readQuotedGoods(context.db, skus, idCliente)

  return {
    itens: [...goods.values()].map(({ idAtributoSimples: idSku, nome, sku, precoPor, estoque }) => {
      return { idSku, nome, sku, precoPor, estoque }
    }),
    limite: discountLimit(staff),
    dias: context.settings.sistema.propostas.dias,
  }
}

/** The freights of goods at agreed prices. Refuses `CepInvalido` and `ProdutoInexistente`. */
export async function quoteFreights(
  context: RequestContext,
  { cep, linhas }: { cep: string; linhas: TypedLines },
): Promise<FreightQuote> {
  permit(context, 'pedidos.vender')

  return quoteFreight(context, { cep, itens: await goodsOf(context, linhas), freteGratis: null })
}

/** The delivery of a quote's next version with the class. Refuses `PropostaInexistente` and `ProdutoInexistente`. */
export async function quoteSchoolFreight(
  context: RequestContext,
  { id, linhas }: { id: string; linhas: TypedLines },
): Promise<{ frete: Freight | null }> {
  permit(context, 'pedidos.vender')
  const { versao } = await readQuote(context.db, id)

  const itens = await goodsOf(context, linhas)
  const there = new Set(linhas.map(({ idSku }) => idSku))
  const oficina = await quotedWork(
    context,
    versao.linhas.filter(({ idSku }) => there.has(idSku)),
  )

  return { frete: await freightWithClass(context, { versao, itens, oficina }) }
}

type TypedLines = SalesQuoteForm['linhas']

async function goodsOf({ db }: RequestContext, linhas: TypedLines) {
  const goods = await readQuotedGoods(
    db,
    linhas.map(({ idSku }) => idSku),
    null,
  )

  return linhas.map(({ idSku, quantidade, preco }) => {
    const sku = goods.get(idSku)
    if (!sku) throw refuse('ProdutoInexistente')

    return { ...sku, quantidade, precoPor: preco }
  })
}
