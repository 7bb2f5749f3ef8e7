import type { SalesQuote } from '#contract/orders/sales/sales-quote.ts'
import { discountOf, servicesIn } from '#domain/cart/adjustment.ts'
import { readBuyer } from '#domain/cart/checkout/read-buyer.ts'
import { linesInStock, listDiscountsOf, salesQuoteTotals } from '#domain/order/sales-quote/sales-quote.ts'
import { holdUntil, readQuotedGoods, stockOf } from '#platform/cart/items/quoted-goods.ts'
import { cartOfBuyer } from '#platform/cart/ownership/cart-of-buyer.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { knownAddress } from './quoted-address.ts'
import { type QuoteRows, situationOf } from './rows.ts'

/** What buyers and staff see of a quote, with today's stock: a piece that another cart holds is not available. */
export async function toSalesQuote(
  context: Pick<RequestContext, 'db' | 'now' | 'sessao'>,
  rows: QuoteRows,
): Promise<SalesQuote> {
  const { proposta, versao, numeroPedido, pedidoVivo } = rows
  const { linhas, frete, descontoVista } = versao
  const situacao = situationOf(rows, context)
  const ids = linhas.map(({ idSku }) => idSku)
  const goods = await readQuotedGoods(context.db, ids, proposta.idCliente, {
    cart: await cartOfBuyer(context, proposta.idCliente),
    now: context.now,
  })
  const stock = stockOf(goods)

  return {
    id: proposta.id,
    numero: proposta.numero,
    versao: versao.versao,
    situacao,
    origem: proposta.origem,
    criadaEm: versao.criadaEm.toISOString(),
    validaAte: versao.validaAte,
    linhas: linhas.map(({ ajustes, servicos = [], ...line }) => ({
      ...line,
      servicos: servicos.map(({ idServico, nome, preco, escolhas }) => {
        return { idServico, nome, escolhas, valor: preco }
      }),
      desconto: discountOf(ajustes) + servicesIn(ajustes),
      disponivel: Math.max(0, stock.get(line.idSku) ?? 0),
      retidoAte: holdUntil(goods.get(line.idSku)),
    })),
    frete,
    cep: versao.cep,
    porcentagemPix: descontoVista,
    totais: salesQuoteTotals(linhas, frete.valor, descontoVista),
    observacoes: versao.observacoes,
    condicoes: versao.condicoes,
    listas: listDiscountsOf(versao.linhas).map(({ label }) => label),
    resto: situacao === 'aberta' ? restOf(versao, stock) : null,
    pede: situacao === 'aberta' ? missingIn(rows) : [],
    pedido:
      pedidoVivo && proposta.idPedido !== null && numeroPedido !== null
        ? { id: proposta.idPedido, numero: numeroPedido }
        : null,
  }
}

/** What can be had now, if that is some of it, but not all. */
function restOf(
  { linhas, frete, descontoVista }: QuoteRows['versao'],
  stock: ReadonlyMap<number, number>,
): SalesQuote['resto'] {
  const rest = linesInStock(linhas, stock)
  const itens = rest.reduce((sum, { quantidade }) => sum + quantidade, 0)
  if (itens === 0 || itens === linhas.reduce((sum, { quantidade }) => sum + quantidade, 0)) return null

  return { itens, totais: salesQuoteTotals(rest, frete.valor, descontoVista) }
}

/** What an order needs of the buyer that the quote does not have. */
function missingIn(rows: QuoteRows): SalesQuote['pede'] {
  const { proposta, versao } = rows
  const read = readBuyer(proposta.comprador)
  const fields = 'campos' in read ? read.campos.map(({ campo }) => campo) : []
  const fieldsOfBuyer = (['nomeRazao', 'documento', 'celular', 'email'] as const).filter((one) =>
    fields.includes(one),
  )

  return versao.frete.tipo === 'entrega' && !versao.frete.escola && knownAddress(rows) === null
    ? [...fieldsOfBuyer, 'endereco']
    : fieldsOfBuyer
}
