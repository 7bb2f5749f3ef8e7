import { eq } from 'drizzle-orm'
import type { Buyer } from '#contract/cart/checkout.ts'
import type { PostalAddress } from '#contract/customers/address.ts'
import type { AcceptanceInput } from '#contract/orders/sales/own-sales-quotes.ts'
import type { Freight } from '#contract/settings/shipping.ts'
import type { CartTotals } from '#domain/cart/cart-totals.ts'
import { stockChange } from '#domain/cart/checkout/checkout-changes.ts'
import { readBuyer } from '#domain/cart/checkout/read-buyer.ts'
import { unitsInLines } from '#domain/cart/teaching/pupil-units.ts'
import { readAddress } from '#domain/customer/address/read-address.ts'
import { formatCep } from '#domain/documents/format-cep.ts'
import { attemptKey, QUOTE_MARK } from '#domain/order/sales-quote/attempt-key.ts'
import {
  linesInStock,
  listDiscountsOf,
  type SalesQuoteLine,
  salesQuoteTotals,
} from '#domain/order/sales-quote/sales-quote.ts'
import { isExampleName } from '#domain/product/example-name.ts'
import { deliveryDay } from '#domain/shipping/delivery-day.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { holdUntil, type QuotedSku, readQuotedGoods, stockOf } from '#platform/cart/items/quoted-goods.ts'
import { cartOfBuyer } from '#platform/cart/ownership/cart-of-buyer.ts'
import { type SchoolDelivery, schoolDelivery } from '#platform/cart/teaching/school-delivery.ts'
import { type CartUnits, hasBenefits } from '#platform/customers/teaching/purchases/cart-units.ts'
import { type QuotedUnits, readQuotedUnits } from '#platform/customers/teaching/purchases/quoted-units.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { reservePromotionUses } from '#platform/marketing/promotions/uses/reserve-promotion-uses.ts'
import { createOrder } from '#platform/orders/lifecycle/create-order.ts'
import {
  findByIdempotencyKey,
  type OrderReference,
} from '#platform/orders/lifecycle/find-by-idempotency-key.ts'
import { limitOrders } from '../limit-orders.ts'
import { isQuotedFor, knownAddress } from './quoted-address.ts'
import { lockQuote, type QuoteRows, situationOf } from './rows.ts'
import { propostas } from './tables.ts'

/** How long the order of a quote waits for its first payment, as long as for a boleto's. */
const UNPAID_MS = 3 * DAY_MS

/** `vendedor`: the member of staff who accepts in the buyer's name. */
type AcceptQuoteInput = AcceptanceInput & { id: string; vendedor?: string }

/**
 * Turns a quote into an order at the quoted prices, under the quote's lock: two clicks make one order, and of
 * accepting, revising and cancelling at the same time, one comes first. The goods are reserved in the same transaction,
 * and the buyer chooses how to pay at the order's page. Accepted again, the order is returned; one that was cancelled
 * without a payment leaves the quote open. Refuses `PropostaInexistente`, `PropostaNaoPermite`, `CamposInvalidos`,
 * `CompraMudou` with all that is out of stock or in another cart, and as `limitOrders` and `reservePromotionUses` do.
 * Returns whether it is new.
 */
export async function acceptQuote(
  context: RequestContext,
  input: AcceptQuoteInput,
): Promise<{ order: OrderReference; rows: QuoteRows; isNew: boolean }> {
  const { now } = context
  const rows = await lockQuote(context.db, input.id)
  const { proposta, versao } = rows
  const before = await acceptedOrder(context, rows)
  if (before) return { order: before, rows, isNew: false }
  refuseClosed(context, rows, input)
  const comprador = buyerOf(proposta.comprador, input)
  const carrinho = await cartOfBuyer(context, proposta.idCliente)
  const linhas = await linesOf(context, rows, { ...input, carrinho })
  const alunos = unitsInLines(await readQuotedUnits(context.db, versao.alunos), linhas)
  refuseEndedLists(context, linhas, { quoted: unitsInLines(versao.alunos, linhas), alunos })
  const escola = versao.frete.escola ? await schoolFor(context, { lines: linhas, alunos }) : null
  const endereco = escola ? escola.endereco : addressOf(rows, comprador, input)
  const totals = totalsOf(versao, linhas)
  const frete = freightOf(context, versao.frete, { linhas, escola })
  const { idCliente } = proposta
  const vendedor = proposta.vendedor ?? input.vendedor ?? null
  const sessao = context.sessao ?? `proposta/${proposta.id}`
  const total = totals.total + frete.valor
  if (total !== input.total)
    throw refuse('PropostaNaoPermite', undefined, 'Os valores mudaram. Confira o total e aceite de novo.')
  const tentativa = proposta.tentativas + 1
  const pagamento = firstPrice(context, { total, descontoVista: totals.subtotal.descontoVista.valor })
  const created = await createOrder(context, {
    sessao,
    carrinho,
    chaveIdempotencia: attemptKey(proposta.id, tentativa),
    pedidoDaChave: String(versao.versao),
    idCliente,
    vendedor,
    comprador,
    endereco,
    idCotacao: QUOTE_MARK,
    frete,
    totals,
    alunos,
    pagamento,
  })
  await limitOrders(context, { id: created.id, sessao, vendedor, comprador, pagamento })
  await reservePromotionUses(context.db, {
    aplicadas: versao.aplicadas,
    pedido: created.id,
    now,
    comprador: { idCliente, documento: comprador.documento },
  })
  await context.db
    .update(propostas)
    .set({
      comprador,
      // The school's is none of the buyer's: another version may be sent to them.
      endereco: escola ? proposta.endereco : endereco,
      email: comprador.email,
      idPedido: created.id,
      tentativas: tentativa,
      aceitaEm: now,
      alteradaEm: now,
    })
    .where(eq(propostas.id, proposta.id))

  return { order: created, rows, isNew: true }
}

/** The order that a quote became, while it was paid or can still be. */
export async function acceptedOrder(
  { db }: Pick<RequestContext, 'db'>,
  { proposta, pedidoVivo }: QuoteRows,
): Promise<OrderReference | undefined> {
  if (!pedidoVivo) return undefined

  return findByIdempotencyKey(db, attemptKey(proposta.id, proposta.tentativas))
}

function refuseClosed(context: RequestContext, rows: QuoteRows, { versao }: AcceptQuoteInput): void {
  const situacao = situationOf(rows, context)
  if (situacao === 'cancelada')
    throw refuse('PropostaNaoPermite', undefined, 'Esta proposta foi cancelada. Peça outra à loja.')
  if (situacao === 'vencida')
    throw refuse('PropostaNaoPermite', undefined, 'Esta proposta venceu. Peça outra à loja.')
  if (rows.versao.versao !== versao)
    throw refuse(
      'PropostaNaoPermite',
      undefined,
      'A loja mandou outra versão desta proposta. Confira-a antes.',
    )
  refuseCredits(rows.versao.linhas)
}

/** Quotes of before may have a customer's credit in their prices, which would be used without being taken off the account. */
function refuseCredits(linhas: readonly SalesQuoteLine[]): void {
  if (!linhas.some(({ ajustes }) => ajustes.some(({ tipo }) => tipo === 'credito' || tipo === 'troca')))
    return
  throw refuse(
    'PropostaNaoPermite',
    undefined,
    'Os preços desta proposta têm um crédito, que só se usa ao fechar a sacola. Peça outra proposta, sem ele.',
  )
}

/**
 * A list's discount ends with the list, as in a cart. The agreed total never changes by itself, so the quote ends with it;
 * also if a pupil whose units have the discount is gone.
 */
function refuseEndedLists(
  { now }: RequestContext,
  linhas: readonly SoldLine[],
  { quoted, alunos }: { quoted: readonly QuotedUnits[]; alunos: readonly CartUnits[] },
): void {
  for (const { origem, label } of listDiscountsOf(linhas)) {
    const isOfList = ({ idLista }: { idLista: string }) => idLista === origem
    const still = alunos.filter((unit) => isOfList(unit) && hasBenefits(unit, now))
    const units = unitsOf(quoted.filter(isOfList))
    if (units > 0 && unitsOf(still) === units) continue
    throw refuse(
      'PropostaNaoPermite',
      undefined,
      `O desconto “${label}” não vale mais. Peça outra proposta, com os preços de hoje.`,
    )
  }
}

function unitsOf(units: readonly { quantidade: number }[]): number {
  return units.reduce((sum, { quantidade }) => sum + quantidade, 0)
}

/** The delivery with the class, as it is now. */
async function schoolFor(
  context: RequestContext,
  cart: Parameters<typeof schoolDelivery>[1],
): Promise<SchoolDelivery> {
  const delivery = await schoolDelivery(context, cart)
  if (delivery) return delivery
  throw refuse(
    'PropostaNaoPermite',
    undefined,
    'A entrega junto com a turma não vale mais. Peça outra proposta, com outra entrega.',
  )
}

/** What is known stays; what is missing was typed. A CNPJ makes the buyer a company. */
function buyerOf(known: Buyer, typed: AcceptQuoteInput): Buyer {
  const first = readBuyer(known)
  if ('comprador' in first) return first.comprador
  const missing = new Set(first.campos.map(({ campo }) => campo))
  const pick = (campo: 'nomeRazao' | 'documento' | 'celular' | 'email') =>
    missing.has(campo) && typed[campo].trim() !== '' ? typed[campo] : known[campo]
  const documento = pick('documento')
  const read = readBuyer({
    ...known,
    documento,
    pessoa: documento.replace(/\W/g, '').length === CNPJ_LENGTH ? 'J' : 'F',
    nomeRazao: pick('nomeRazao'),
    celular: pick('celular'),
    email: pick('email'),
  })
  if ('campos' in read) throw refuse('CamposInvalidos', read)

  return read.comprador
}

const CNPJ_LENGTH = 14

/** Null for pickup. The freight's price is that of the quote's CEP. */
function addressOf(
  rows: QuoteRows,
  { nomeRazao }: Buyer,
  { endereco }: AcceptQuoteInput,
): PostalAddress | null {
  const { versao } = rows
  if (versao.frete.tipo === 'retirada') return null
  const known = knownAddress(rows)
  if (known) return known
  const read = readAddress({
    ...NO_ADDRESS,
    ...endereco,
    destinatario: endereco?.destinatario.trim() || nomeRazao,
  })
  if ('campos' in read) throw refuse('CamposInvalidos', read)
  if (!isQuotedFor(read.endereco, versao.cep))
    throw refuse('CamposInvalidos', {
      campos: [
        {
          campo: 'cep',
          mensagem: `O frete desta proposta é para o CEP ${formatCep(versao.cep)}. Para outro, peça outra proposta.`,
        },
      ],
    })

  return read.endereco
}

const NO_ADDRESS = {
  cep: '',
  logradouro: '',
  numero: '',
  complemento: '',
  bairro: '',
  cidade: '',
  referencia: '',
}

type SoldLine = QuotedSku &
  Pick<SalesQuoteLine, 'quantidade' | 'precoPor' | 'ajustes' | 'total'> & {
    servicos: NonNullable<SalesQuoteLine['servicos']>
  }

/** The goods to order, as the catalogue has them today, at the quoted prices. */
async function linesOf(
  context: RequestContext,
  { proposta, versao }: QuoteRows,
  { soDisponivel, carrinho }: AcceptQuoteInput & { carrinho: number | null },
): Promise<SoldLine[]> {
  const ids = versao.linhas.map(({ idSku }) => idSku)
  const goods = await readQuotedGoods(context.db, ids, proposta.idCliente, {
    cart: carrinho,
    now: context.now,
  })
  const stock = stockOf(goods)
  const linhas = soDisponivel ? linesInStock(versao.linhas, stock) : versao.linhas
  const mudancas = linhas
    .filter(({ idSku, quantidade }) => (stock.get(idSku) ?? 0) < quantidade)
    .map(({ idSku, nome }) =>
      stockChange({
        nome,
        disponivel: Math.max(0, stock.get(idSku) ?? 0),
        retidoAte: holdUntil(goods.get(idSku)),
      }),
    )
  if (mudancas.length > 0) throw refuse('CompraMudou', { mudancas })
  if (linhas.length === 0)
    throw refuse('PropostaNaoPermite', undefined, 'Nada desta proposta está em estoque agora.')

  return linhas.map(({ idSku, quantidade, precoPor, ajustes, total, servicos = [] }) => {
    const sku = goods.get(idSku)
    if (!sku) throw new Error('A SKU in stock is missing.')
    if (context.settings.sistema.abertura.aberta && isExampleName(sku.nomeProduto))
      throw refuse('ProdutoDeExemplo')
    return { ...sku, quantidade, precoPor, ajustes, total, servicos }
  })
}

/** The totals of a cart with these lines, of which every adjustment was agreed on. */
function totalsOf(
  { descontoVista, aplicadas, cupom }: QuoteRows['versao'],
  linhas: readonly SoldLine[],
): CartTotals<SoldLine> {
  const sums = salesQuoteTotals(linhas, 0, descontoVista)

  return {
    itens: [...linhas],
    subtotal: {
      valor: sums.subtotal,
      descontoVista: { porcentagem: descontoVista, valor: sums.descontoVista },
    },
    ajustes: linhas.flatMap(({ ajustes }) => ajustes),
    total: sums.itens,
    quantidadeTotal: linhas.reduce((sum, { quantidade }) => sum + quantidade, 0),
    cupom: cupom === null ? null : { codigo: cupom, label: cupom },
    recusaCupom: null,
    freteGratis: null,
    aplicadas,
    trocas: [],
    promocoesProximas: [],
  }
}

/**
 * The agreed freight, with the day of its delivery if it is paid now. That of a class waits for the list's last day; the
 * workshop's days are in it if services are left to do.
 */
function freightOf(
  { settings, now }: RequestContext,
  { oficina: quoted = 0, ...frete }: Freight,
  { linhas, escola }: { linhas: readonly SoldLine[]; escola: SchoolDelivery | null },
): Freight {
  const { frete: hours } = settings.sistema
  const oficina = linhas.some(({ servicos }) => servicos.length > 0) ? quoted : 0
  const carried = escola ? escola.offer.prazo + hours.diasPreparo : frete.prazo - quoted
  const prazo = carried + oficina
  const preparo = Math.min(carried, hours.diasPreparo) + oficina
  const previsao = deliveryDay(now, { preparo, transito: prazo - preparo }, hours)

  const accepted: Freight = { ...frete, prazo, previsao }
  if (oficina > 0) accepted.oficina = oficina

  return accepted
}

/** Pix has the lowest price; the buyer may choose another method later. */
function firstPrice(
  { settings, now }: RequestContext,
  { total, descontoVista }: { total: number; descontoVista: number },
) {
  const ate = new Date(now.getTime() + UNPAID_MS)
  if (settings.sistema.pagamentos.pix)
    return { metodo: 'pix' as const, oferta: { total: total - descontoVista }, ate }

  return { metodo: 'boleto' as const, oferta: { total }, ate }
}
