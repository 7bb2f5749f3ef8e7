import type { Freight } from '#contract/settings/shipping.ts'
import { readCep } from '#domain/documents/cep.ts'
import { lastDayOf, type SalesQuoteLine, salesQuoteTotals } from '#domain/order/sales-quote/sales-quote.ts'
import { readQuotedGoods } from '#platform/cart/items/quoted-goods.ts'
import { goingTo, type OpenCart, totalsOf } from '#platform/cart/open-cart.ts'
import { schoolDelivery } from '#platform/cart/teaching/school-delivery.ts'
import { type CartUnits, hasBenefits } from '#platform/customers/teaching/purchases/cart-units.ts'
import { quotedUnits } from '#platform/customers/teaching/purchases/quoted-units.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { quoteFreight } from '#platform/shipping/quotes/quote-freight.ts'
import { quotedWork } from '../quoted-work.ts'
import type { VersionRow } from '../tables.ts'

type QuotedCart = Pick<OpenCart, 'lines' | 'alunos' | 'cupom' | 'offers'>

type VersionOfCartInput = {
  cart: QuotedCart
  /** Empty for pickup. */
  cep: string
  /** The id of the freight to choose if it is still offered; else the first one counts. */
  idFrete?: string
}

/**
 * What a shopper's quote says of a cart at today's prices, without credits. Refuses `CamposInvalidos` if there is no
 * delivery, and `PropostaNaoPermite` if it costs nothing, or if the workshop has no time for its services.
 */
export async function versionOfCart(
  context: RequestContext,
  { cart, cep, idFrete }: VersionOfCartInput,
): Promise<Omit<VersionRow, 'idProposta' | 'versao' | 'criadaEm' | 'criadaPor' | 'outraPedidaEm'>> {
  const { settings, now } = context
  const there = goingTo(cart, readCep(cep)?.uf ?? null)
  const totals = await totalsOf(context, {
    ...there,
    offers: { ...there.offers, trocas: [], creditoEnsino: 0 },
  })
  const escola = (await schoolDelivery(context, cart))?.offer
  const frete = await freightOf(context, {
    idFrete,
    request: {
      cep,
      itens: cart.lines,
      freteGratis: totals.freteGratis,
      oficina: await quotedWork(context, cart.lines),
      ...(escola && { escola }),
    },
  })
  const { descontoVista } = settings.precos
  const linhas = await linesOf(context, totals.itens)
  const { total } = salesQuoteTotals(linhas, frete.valor, descontoVista)
  if (total === 0)
    throw refuse('PropostaNaoPermite', undefined, 'Esta sacola não custa nada: feche o pedido.')

  return {
    linhas,
    frete,
    descontoVista,
    total,
    cep: frete.tipo === 'retirada' || frete.escola ? '' : cep,
    idCotacao: 'proposta',
    aplicadas: totals.aplicadas,
    cupom: totals.cupom?.codigo ?? null,
    alunos: quotedUnits(cart.alunos, now),
    observacoes: '',
    condicoes: '',
    validaAte: lastDayFor(context, cart.alunos),
  }
}

/** The last day of the quote: none after that of a list whose benefits are in it. */
function lastDayFor({ settings, now }: RequestContext, alunos: readonly CartUnits[]): string {
  const ends = alunos.flatMap((unit) => (unit.prazo !== null && hasBenefits(unit, now) ? [unit.prazo] : []))

  const last = lastDayOf(now, settings.sistema.propostas.diasSite)

  return ends.filter((end) => end < last).toSorted()[0] ?? last
}

type FreightOfInput = { request: Parameters<typeof quoteFreight>[1]; idFrete: string | undefined }

/** The chosen one, else the delivery to the pupils' school, the cheapest one to a CEP, or pickup. */
async function freightOf(context: RequestContext, { request, idFrete }: FreightOfInput): Promise<Freight> {
  const kind = request.cep === '' ? 'retirada' : 'entrega'
  const cep = request.cep || context.settings.loja.endereco.cep
  const { fretes, mensagem } = await quoteFreight(context, { ...request, cep })
  const ofKind = fretes.filter(({ tipo, escola }) => tipo === kind || escola)
  const frete = ofKind.find(({ id }) => id === idFrete) ?? ofKind.find(({ tipo }) => tipo === kind)
  if (frete) return frete
  const sentence = kind === 'entrega' ? mensagem : 'Digite o CEP da entrega: esta loja não tem retirada.'
  throw refuse('CamposInvalidos', { campos: [{ campo: 'cep', mensagem: sentence }] })
}

async function linesOf(
  { db }: RequestContext,
  itens: Awaited<ReturnType<typeof totalsOf>>['itens'],
): Promise<SalesQuoteLine[]> {
  const codes = await readQuotedGoods(
    db,
    itens.map(({ idAtributoSimples }) => idAtributoSimples),
    null,
  )

  return itens.map(({ idProduto, idAtributoSimples: idSku, nome, quantidade, precoPor, ...item }) => {
    const { sku = '', ncm = null } = codes.get(idSku) ?? {}
    const { ajustes, total, servicos = [] } = item

    return { idProduto, idSku, sku, ncm, nome, quantidade, precoPor, ajustes, total, servicos }
  })
}
