import {
  type CardAsk,
  type ChargeRef,
  type ProviderAccount,
  ProviderRefusal,
  type ProviderState,
  ProviderUnavailable,
  type RefundAsk,
  type RefundSituation,
} from '../../port.ts'
import { pagarmeCalls } from './calls.ts'
import { cardVault } from './card-vault.ts'
import type { Charge, Order } from './charge.ts'
import { checkKeys, isTestKey } from './check-keys.ts'
import { pagarmeNotifications } from './notifications.ts'
import { boletoOrder, cardOrder, pixOrder } from './order-body.ts'
import { paymentState } from './payment-state.ts'
import { knownRefund, situationOfRefund, withRefund } from './refund-marks.ts'
import { meaning, SITUATIONS } from './statuses.ts'

/** Pagar.me's own origin, of production and test alike. */
export const PAGARME = 'https://api.pagar.me'

/** What the merchant copies from Pagar.me's dashboard, and the login that its webhook sends. */
export type PagarmeCredentials = {
  /** `sk_…`, or `sk_test_…` of the test environment. */
  chaveSecreta: string
  /** `pk_…`: public, the browser uses it to turn cards into tokens. */
  chavePublica: string
  usuarioAvisos: string
  senhaAvisos: string
}

export type PagarmeOptions = {
  /** Without a trailing slash; in production `https://api.pagar.me`. */
  url: string
  credentials: PagarmeCredentials
  timeoutMs?: number | undefined
}

/**
 * An account at Pagar.me (API v5): Pix, boletos, and cards by a token that the browser gets from Pagar.me. Each charge is
 * an order of one item, whose `code` is the shop's id. Boletos can't be refunded without the payer's bank account.
 */
export function pagarme({ url, credentials, timeoutMs }: PagarmeOptions): ProviderAccount {
  const { chaveSecreta: secretKey, chavePublica: publicKey } = credentials
  const calls = pagarmeCalls({ url, secretKey, timeoutMs })
  const simulated = isTestKey(secretKey)
  const common = { find, cancel, refund: null, capture: null }

  return {
    pix: { ...common, create: create(pixOrder), refund },
    boleto: { ...common, create: create(boletoOrder) },
    cartao: {
      ...common,
      create: create(cardOrder),
      refund,
      capture,
      cofre: cardVault({ calls, chargeBy }),
      contestacao: null,
      campos: { provedor: 'pagarme', chavePublica: publicKey, tokens: `${url}/core/v5/tokens` },
    },
    readNotifications: pagarmeNotifications({
      usuario: credentials.usuarioAvisos,
      senha: credentials.senhaAvisos,
    }),
    check: () => checkKeys({ calls, secretKey, publicKey }),
    // The dashboard is the only place to register one.
    registerWebhook: null,
    disputesUrl: 'https://dash.pagar.me',
  }

  function create<Ask extends Pick<CardAsk, 'id' | 'pagador'>>(bodyOf: (ask: Ask) => unknown) {
    return async (ask: Ask): Promise<ProviderState> => {
      try {
        const order = await calls.createOrder(bodyOf(ask), ask.id)
        if (!order && ask.pagador.idProvedor)
          throw new ProviderRefusal('Pagar.me does not know the stored card.')
        if (!order) throw new ProviderUnavailable('Pagar.me responded with 404 to its own endpoint.')
        return state(chargeOf(order))
      } catch (error) {
        // Of an earlier request whose idempotency key is forgotten, and whose token is used.
        const known = error instanceof ProviderRefusal ? await chargeByCode(ask.id) : null
        if (known) return state(known)
        throw error
      }
    }
  }

  async function find(charge: ChargeRef): Promise<ProviderState | null> {
    const known = await chargeBy(charge)

    return known && state(known)
  }

  async function cancel(charge: ChargeRef): Promise<ProviderState | null> {
    const known = await chargeBy(charge)
    if (!known) return null
    const current = state(known)
    if (!CANCELLABLE.has(current.situacao)) return current
    try {
      const cancelled = await calls.cancelCharge(known.id, `${charge.id}-cancelamento`)
      // What was to be paid stays on record.
      return cancelled && { ...state(cancelled), dados: current.dados }
    } catch (error) {
      // It may have been paid in the meantime.
      if (error instanceof ProviderRefusal) return find(charge)
      throw error
    }
  }

  async function capture(charge: ChargeRef): Promise<ProviderState> {
    const known = await chargeBy(charge)
    const captured = known && (await calls.captureCharge(known.id, `${charge.id}-captura`))
    if (!captured) throw new ProviderUnavailable('Pagar.me does not know the charge.')

    return state(captured)
  }

  async function refund({ cobranca, id, valor }: RefundAsk): Promise<RefundSituation> {
    const charge = await chargeBy(cobranca)
    if (!charge) return 'recusado'
    const known = knownRefund(charge, id)
    if (known) return known
    try {
      await mark(charge, id, valor)
      const answer = await calls.cancelCharge(charge.id, id, valor)
      return answer ? situationOfRefund(answer) : 'recusado'
    } catch (error) {
      if (error instanceof ProviderRefusal) return 'recusado'
      throw error
    }
  }

  /** An account that takes no marks still has the idempotency key, for a day. */
  async function mark(charge: Charge, id: string, valor: number): Promise<void> {
    const metadata = withRefund(charge, id, valor)
    if (!metadata) return
    try {
      await calls.setMetadata(charge.id, metadata, `${id}-registro`)
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error
    }
  }

  async function chargeBy({ id, idProvedor }: ChargeRef): Promise<Charge | null> {
    return idProvedor === null ? chargeByCode(id) : calls.charge(idProvedor)
  }

  /** The charge of the shop's id: of several orders, which only a forgotten idempotency key leaves, the paid one. */
  async function chargeByCode(id: string): Promise<Charge | null> {
    const orders = (await calls.orders(id)).filter(({ code }) => code === id)
    const found = orders.find(({ status }) => status === 'paid') ?? orders[0]
    const order = found && (await calls.order(found.id))

    return order ? chargeOf(order) : null
  }

  function state(charge: Charge): ProviderState {
    return paymentState(charge, { simulated })
  }
}

const CANCELLABLE: ReadonlySet<string> = new Set(['pendente', 'emAnalise', 'autorizado'])

/** The order's only charge. An order that failed before it had one was refused; any other answer is not understood. */
function chargeOf({ status, charges: [charge] }: Order): Charge {
  if (charge) return charge
  const situacao = meaning(SITUATIONS.order, status, 'pendente')
  if (situacao === 'recusado' || situacao === 'cancelado')
    throw new ProviderRefusal('Pagar.me created no charge.')

  throw new ProviderUnavailable('Pagar.me answered with an order without a charge.')
}
