import type { CardFields } from '#contract/orders/card-fields.ts'
import { type PaymentMethod, type ProviderAccount, ProviderRefusal, type ProviderState } from '../../port.ts'
import { cardVault } from './card-vault.ts'
import { checkAccount } from './check-account.ts'
import { disputeDesk } from './dispute-desk.ts'
import { boletoOrder, cardOrder, pixOrder } from './order-body.ts'
import { orderNotifications } from './order-notifications.ts'
import { ordersApi } from './orders-api.ts'

/** The origin of Mercado Pago's API, without a trailing slash. */
export const MERCADO_PAGO = 'https://api.mercadopago.com'

export type MercadoPagoOptions = {
  /** "Access Token", "Public Key" and the secret of the notifications ("Assinatura secreta"). */
  credentials: { accessToken: string; publicKey: string; webhookSecret: string }
  /** Another origin than Mercado Pago's own, which then serves the script for browsers, too: a local counterpart. */
  url?: string | undefined
  now: () => Date
  timeoutMs?: number | undefined
}

/** It takes every method. */
export type MercadoPagoAccount = ProviderAccount & {
  [Method in PaymentMethod]: NonNullable<ProviderAccount[Method]>
}

/** An account at Mercado Pago: Pix, boleto and cards by its Orders API. */
export function mercadoPago({
  credentials,
  url = MERCADO_PAGO,
  now,
  timeoutMs,
}: MercadoPagoOptions): MercadoPagoAccount {
  const api = { url, accessToken: credentials.accessToken, now, timeoutMs }
  const { create, find, cancel, refund, capture, payments } = ordersApi(api)

  return {
    pix: { create: async (ask) => payable(await create(pixOrder(ask))), find, cancel, refund, capture: null },
    boleto: {
      create: async (ask) => payable(await create(boletoOrder(ask, now()))),
      find,
      cancel,
      refund: null,
      capture: null,
    },
    cartao: {
      create: async (ask) => create(cardOrder(ask)),
      find,
      cancel,
      refund,
      capture,
      cofre: cardVault(api),
      contestacao: disputeDesk(api, payments),
      campos: cardFields(credentials.publicKey, url),
    },
    readNotifications: orderNotifications(credentials.webhookSecret),
    check: () => checkAccount(api),
    // Its address is entered in "Suas integrações".
    registerWebhook: null,
    disputesUrl: 'https://www.mercadopago.com.br/activities',
  }
}

function cardFields(chavePublica: string, url: string): CardFields {
  const script = url === MERCADO_PAGO ? 'https://sdk.mercadopago.com/js/v2' : `${url}/js/v2`

  return { provedor: 'mercadoPago', chavePublica, script }
}

/** Throws ProviderRefusal for a Pix or boleto that failed at once: there is nothing to pay. */
function payable(state: ProviderState): ProviderState {
  if (state.situacao !== 'recusado') return state
  throw new ProviderRefusal('O Mercado Pago não gerou a cobrança. Tente de novo ou pague de outra forma.')
}
