import type { Buyer } from '#contract/cart/checkout.ts'
import type { PostalAddress } from '#contract/customers/address.ts'
import type { Freight, FreightQuote } from '#contract/settings/shipping.ts'
import type { CartTotals } from '#domain/cart/cart-totals.ts'
import { type CheckoutStep, checkoutStep } from '#domain/checkout/checkout-step.ts'
import { checkoutVersion } from '#domain/checkout/checkout-version.ts'
import { type Metodo, type PaymentOption, paymentOptions } from '#domain/checkout/payment-options.ts'
import { type CartLine, goingTo, type OpenCart, openCart, totalsOf } from '#platform/cart/open-cart.ts'
import { requireSession } from '#platform/customers/sessions/session.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { hasBought } from '#platform/orders/buyer/has-bought.ts'
import { renewQuote } from '#platform/shipping/quotes/renew-quote.ts'
import { type Draft, noteQuote, readDraft } from '../rows.ts'

/** A purchase on its way, at the moment of the visit. Money in centavos. */
export type OpenCheckout = {
  sessao: string
  /** The account that is logged in, or in whose name a member of staff (`vendedor`) sells; null for guests. */
  idCliente: number | null
  vendedor: string | null
  /** The first step that still lacks something. */
  passo: CheckoutStep
  /** As it can be had now, with what is news (`notifications`) and its row's version. */
  cart: OpenCart
  totals: CartTotals<CartLine>
  /** What the account knows before what was typed; null before either. */
  comprador: Buyer | null
  aceitaOfertas: boolean
  /** What was typed or chosen last, also by who then prefers to fetch it. */
  endereco: PostalAddress | null
  /** Where it goes; null where it is fetched in the store, or before that is known. */
  destino: PostalAddress | null
  /** Null before a CEP is known, and for an empty cart. */
  cotacao: FreightQuote | null
  /** Of the quote, that which was chosen. */
  frete: Freight | null
  totais: { itens: number; frete: number | null; total: number }
  /** Empty before the freight is chosen. */
  formas: PaymentOption[]
  /** Null before all is chosen. */
  versao: string | null
}

/**
 * Reads a purchase: what was typed, the cart at the prices of who buys, and the freight quote as long as it holds. Where
 * no address was typed, it is quoted for the CEP that the session tells. Writes nothing but a new quote. Refuses
 * `SessaoAusente`.
 */
export async function openCheckout(context: RequestContext): Promise<OpenCheckout> {
  const sessao = requireSession(context)
  const draft = await readDraft(context.db, sessao)
  const comprador = buyerOf(draft)
  const question = { sessao, chave: null, skus: [], produtos: [] }
  const opened = await openCart(context, question, comprador?.documento ?? null)
  const cart = await forBuyer(context, goingTo(opened, draft.endereco?.uf ?? opened.row.uf), comprador)
  const totals = await totalsOf(context, cart)
  const cotacao = await quoteOf(context, { sessao, draft, cart, totals })

  const frete = cotacao?.fretes.find(({ id }) => id === draft.idFrete) ?? null
  const { endereco } = draft
  const passo = checkoutStep({ identificacao: comprador, endereco, frete })
  const totais = {
    itens: totals.total,
    frete: frete?.valor ?? null,
    total: totals.total + (frete?.valor ?? 0),
  }
  const formas = optionsOf(context, { totals, frete, endereco })

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
    destino: frete?.tipo === 'entrega' ? endereco : null,
    versao: passo === 'pagamento' ? versionOf({ totals, frete, total: totais.total, formas }) : null,
  }
}

/** The cart as it is for who buys: what is only for the first purchase is not for everybody. */
async function forBuyer(context: RequestContext, cart: OpenCart, comprador: Buyer | null): Promise<OpenCart> {
  const { row, cupom, offers } = cart
  const asks = cupom !== null || row.promocoes.some(({ primeiraCompra }) => primeiraCompra)
  if (!comprador || !asks) return cart
  const known = { idCliente: row.idCliente, documento: comprador.documento }
  const primeiraCompra = !(await hasBought(context, known))

  return { ...cart, offers: { ...offers, comprador: { ...offers.comprador, primeiraCompra } } }
}

/** The account's own word counts before what was typed, which fills in what it lacks. */
function buyerOf({ conta, identificacao }: Draft): Buyer | null {
  const cliente = conta?.cliente
  if (!cliente) return identificacao && withoutIdempotencyKeys(identificacao)
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

function withoutIdempotencyKeys({
  aceitaOfertas: _,
  ...comprador
}: Buyer & { aceitaOfertas: boolean }): Buyer {
  return comprador
}

type QuoteOfInput = {
  sessao: string
  draft: Draft
  cart: OpenCart
  totals: CartTotals<CartLine>
}

async function quoteOf(
  context: RequestContext,
  { sessao, draft, cart, totals }: QuoteOfInput,
): Promise<FreightQuote | null> {
  const to = draft.endereco?.cep ?? draft.conta?.cep ?? (draft.idFrete === null ? null : shopCep(context))
  if (to === null || cart.lines.length === 0) return null
  const request = { cep: to, itens: cart.lines, freteGratis: totals.freteGratis }
  const quote = await renewQuote(context, draft.idCotacao, request)
  if (draft.guardada && quote.idCotacao !== draft.idCotacao)
    await noteQuote(context.db, sessao, quote.idCotacao)

  return quote
}

/** Who fetches the goods need not say where they live. */
function shopCep({ settings }: RequestContext): string {
  return settings.loja.endereco.cep
}

function optionsOf(
  { payments, settings }: RequestContext,
  { totals, frete, endereco }: Pick<OpenCheckout, 'totals' | 'frete' | 'endereco'>,
): PaymentOption[] {
  if (frete === null) return []
  const { total: itens, subtotal } = totals
  const methods: Metodo[] = ['pix', 'boleto', 'cartao']

  return paymentOptions(
    {
      itens,
      descontoVista: subtotal.descontoVista.valor,
      frete: frete.valor,
      temEndereco: frete.tipo === 'entrega' && endereco !== null,
    },
    methods.filter((metodo) => payments[metodo] !== null && settings.sistema.pagamentos[metodo]),
    settings.precos,
  )
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
