import type { Buyer } from '#contract/cart/checkout.ts'
import type { PostalAddress } from '#contract/customers/address.ts'
import type { Freight, FreightQuote } from '#contract/settings/shipping.ts'
import type { CartTotals } from '#domain/cart/cart-totals.ts'
import { type CheckoutStep, checkoutStep } from '#domain/cart/checkout/checkout-step.ts'
import { checkoutVersion } from '#domain/cart/checkout/checkout-version.ts'
import { type PaymentOption, paymentOptions } from '#domain/cart/checkout/payment-options.ts'
import { METHODS } from '#domain/payments/methods.ts'
import { workshopDays } from '#platform/cart/items/services/workshop-days.ts'
import { type CartLine, goingTo, type OpenCart, openCart, totalsOf } from '#platform/cart/open-cart.ts'
import { type SchoolDelivery, schoolDelivery } from '#platform/cart/teaching/school-delivery.ts'
import { requireSession } from '#platform/customers/sessions/session.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { hasBought } from '#platform/orders/buyer/has-bought.ts'
import { offeredOptions } from '#platform/payments/accounts/offered-options.ts'
import { renewQuote } from '#platform/shipping/quotes/renew-quote.ts'
import { type Draft, readDraft, recordQuote } from '../rows.ts'

/** A checkout at the time of the request. Money in centavos. */
export type OpenCheckout = {
  sessao: string
  /** The logged-in account, or the one that a staff member (`vendedor`) sells to; null for guests. */
  idCliente: number | null
  vendedor: string | null
  /** The first incomplete step. */
  passo: CheckoutStep
  /** The cart with current prices and stock, its `notifications` and its row's version. */
  cart: OpenCart
  totals: CartTotals<CartLine>
  /** The account's data, completed by what was typed; null if there is neither. */
  comprador: Buyer | null
  aceitaOfertas: boolean
  /** The last address typed or chosen, also if the buyer then chose pickup. */
  endereco: PostalAddress | null
  /** The delivery address; null for pickup in the store, or before it is known. */
  destino: PostalAddress | null
  /** Null before a CEP is known, and for an empty cart. */
  cotacao: FreightQuote | null
  /** The chosen option of the quote. */
  frete: Freight | null
  totais: { itens: number; frete: number | null; total: number }
  /** Empty before the freight is chosen. */
  formas: PaymentOption[]
  /** Null before everything is chosen. */
  versao: string | null
}

/**
 * Reads a checkout: the draft, the cart at this buyer's prices, and the freight quote while it is valid. Without an
 * address, quotes for the session's CEP. Writes nothing but a new quote. Refuses `SessaoAusente`.
 */
export async function openCheckout(context: RequestContext): Promise<OpenCheckout> {
  const sessao = requireSession(context)
  const draft = await readDraft(context.db, sessao)
  const comprador = buyerOf(draft)
  const question = { sessao, chave: null, skus: [], produtos: [] }
  const opened = await openCart(context, question, comprador?.documento ?? null)
  const cart = await forBuyer(context, goingTo(opened, draft.endereco?.uf ?? opened.row.uf), comprador)
  const totals = await totalsOf(context, cart)
  const school = await schoolDelivery(context, cart)
  const cotacao = await quoteOf(context, { sessao, draft, cart, totals, school })

  const frete = cotacao?.fretes.find(({ id }) => id === draft.idFrete) ?? null
  const { endereco } = draft
  const passo = checkoutStep({ identificacao: comprador, endereco, frete })
  const totais = {
    itens: totals.total,
    frete: frete?.valor ?? null,
    total: totals.total + (frete?.valor ?? 0),
  }
  const destino = destinationOf(frete, endereco, school)
  const formas = optionsOf(context, { totals, frete, endereco: destino })

  return {
    sessao,
    idCliente: draft.conta?.cliente?.id ?? null,
    vendedor: draft.conta?.vendedor ?? null,
    passo,
    cart,
    totals,
    comprador,
    endereco,
    cotacao,
    frete,
    totais,
    formas,
    aceitaOfertas: draft.identificacao?.aceitaOfertas ?? false,
    destino,
    versao: passo === 'pagamento' ? versionOf({ totals, frete, total: totais.total, formas }) : null,
  }
}

/** Where an order goes; null for pickup, or before it is known. */
function destinationOf(
  frete: Freight | null,
  endereco: PostalAddress | null,
  school: SchoolDelivery | null,
): PostalAddress | null {
  if (frete?.escola) return school?.endereco ?? null

  return frete?.tipo === 'entrega' ? endereco : null
}

/** The cart with the offers for this buyer: some are for the first order only. */
async function forBuyer(context: RequestContext, cart: OpenCart, comprador: Buyer | null): Promise<OpenCart> {
  const { row, cupom, offers } = cart
  const asks = cupom !== null || row.promocoes.some(({ primeiraCompra }) => primeiraCompra)
  if (!comprador || !asks) return cart
  const known = { idCliente: row.idCliente, documento: comprador.documento }
  const primeiraCompra = !(await hasBought(context, known))

  return { ...cart, offers: { ...offers, comprador: { ...offers.comprador, primeiraCompra } } }
}

/** The account's fields take precedence; what was typed fills in the missing ones. */
function buyerOf({ conta, identificacao }: Draft): Buyer | null {
  const cliente = conta?.cliente
  if (!cliente) return identificacao && withoutConsent(identificacao)
  const typed = identificacao?.pessoa === cliente.pessoa ? identificacao : null
  const documento = cliente.documento ?? typed?.documento
  const celular = cliente.celular || typed?.celular
  if (!documento || !celular) return null
  const { pessoa, nomeRazao, email } = cliente

  return {
    pessoa,
    nomeRazao,
    documento,
    email,
    celular,
    inscricaoEstadual: cliente.inscricaoEstadual || (typed?.inscricaoEstadual ?? ''),
  }
}

function withoutConsent({ aceitaOfertas: _, ...comprador }: Buyer & { aceitaOfertas: boolean }): Buyer {
  return comprador
}

type QuoteOfInput = {
  sessao: string
  draft: Draft
  cart: OpenCart
  totals: CartTotals<CartLine>
  school: SchoolDelivery | null
}

async function quoteOf(
  context: RequestContext,
  { sessao, draft, cart, totals, school }: QuoteOfInput,
): Promise<FreightQuote | null> {
  const known = draft.endereco?.cep ?? draft.conta?.cep ?? school?.endereco.cep
  const to = known ?? (draft.idFrete === null ? null : shopCep(context))
  if (to === null || cart.lines.length === 0) return null
  const oficina = await workshopDays(context, cart.lines)
  const request = {
    cep: to,
    itens: cart.lines,
    freteGratis: totals.freteGratis,
    oficina,
    escola: school?.offer ?? null,
  }
  const quote = await renewQuote(context, draft.idCotacao, request)
  if (draft.stored && quote.idCotacao !== draft.idCotacao)
    await recordQuote(context.db, sessao, quote.idCotacao)

  return quote
}

/** Pickup needs no address of the buyer. */
function shopCep({ settings }: RequestContext): string {
  return settings.loja.endereco.cep
}

function optionsOf(
  { payments, settings }: RequestContext,
  { totals, frete, endereco }: Pick<OpenCheckout, 'totals' | 'frete' | 'endereco'>,
): PaymentOption[] {
  if (frete === null) return []
  const { total: itens, subtotal } = totals

  const options = paymentOptions(
    {
      itens,
      descontoVista: subtotal.descontoVista.valor,
      frete: frete.valor,
      hasAddress: frete.tipo === 'entrega' && endereco !== null,
    },
    METHODS.filter((metodo) => settings.sistema.pagamentos[metodo]),
    settings.precos,
  )

  return offeredOptions(payments, options)
}

function versionOf({
  totals,
  frete,
  total,
  formas,
}: Pick<OpenCheckout, 'totals' | 'frete' | 'formas'> & { total: number }): string | null {
  if (frete === null || totals.itens.length === 0) return null

  return checkoutVersion({ itens: totals.itens, ajustes: totals.ajustes, frete, total, formas })
}
