import type { PaymentSituation } from '#domain/order/payment/payment-situation.ts'

export type PaymentMethod = 'pix' | 'boleto' | 'cartao'

/** `documento` is a CPF or CNPJ without punctuation; banks register no boleto without an address. */
export type Payer = {
  nome: string
  documento: string
  email: string
  endereco?: {
    cep: string
    logradouro: string
    numero: string
    bairro: string
    cidade: string
    uf: string
  }
}

/** `id` is the shop's own: 32 letters and digits, under which the provider stores the charge. Centavos. */
type Ask = { id: string; valor: number; pagador: Payer; descricao: string }
/** `segundos`: how long it can be paid from now on. */
export type PixAsk = Ask & { segundos: number }
/** `vencimento` is a day, `YYYY-MM-DD`. */
export type BoletoAsk = Ask & { vencimento: string }
/** `token` is the card as tokenized by the provider's script in the browser. */
export type CardAsk = Ask & { token: string; parcelas: number; capturar: boolean }

/** What the payer needs to pay, or what a card was paid with. */
export type PaymentDetails =
  | { metodo: 'pix'; copiaECola: string }
  | {
      metodo: 'boleto'
      linhaDigitavel: string
      codigoDeBarras: string
      vencimento: string
      pdf: string | null
    }
  | {
      metodo: 'cartao'
      bandeira: string
      ultimosDigitos: string
      autorizacao: string | null
      nsu: string | null
      motivoRecusa: string | null
    }

export type RefundSituation = 'pendente' | 'feito' | 'recusado'

/** The state of a charge at its provider, the only source that the shop trusts. */
export type ProviderState = {
  situacao: PaymentSituation
  dados: PaymentDetails
  /** Money received, each under a unique id of the provider's. Centavos. */
  recebimentos: { id: string; valor: number; em: Date }[]
  /** Under the shop's ids. */
  estornos: { id: string; situacao: RefundSituation }[]
}

/** `recebimento` is the receipt to refund, in part or in full; `id` is the shop's id of this refund. */
export type RefundAsk = { pagamento: string; recebimento: string; id: string; valor: number }

/** A request to the URL for a provider's notifications. */
export type Delivery = {
  body: string
  header: (name: string) => string | undefined
  query: (name: string) => string | undefined
  now: Date
}

/** `id` is unique at its provider; `pagamento` is the id of the charge. Only says that something happened, not what. */
export type Notification = { id: string; pagamento: string; corpo: unknown }

/**
 * Takes payments by one method. Every call is idempotent. Throws ProviderRefusal for a final refusal, and any other
 * error if the result is unknown: the call may have worked.
 */
export type PaymentProvider<A extends Ask> = {
  create: (ask: A) => Promise<ProviderState>
  /** Null if the provider does not know the charge. */
  find: (id: string) => Promise<ProviderState | null>
  /** Cancels an unpaid charge; one that was paid in the meantime is returned as paid. */
  cancel: (id: string) => Promise<ProviderState | null>
  /** Null if payments can't be refunded by this method. */
  refund: ((refund: RefundAsk) => Promise<RefundSituation>) | null
  /** Captures an authorised card payment; null if the method has no captures. */
  capture: ((id: string) => Promise<ProviderState>) | null
  /** Parses a notification; null if the sender is not authentic. */
  readNotifications: (delivery: Delivery) => Notification[] | null
}

/**
 * A method is null if the merchant has no provider for it. `script` is the URL of the browser script that tokenizes
 * cards.
 */
export type PaymentProviders = {
  pix: PaymentProvider<PixAsk> | null
  boleto: PaymentProvider<BoletoAsk> | null
  cartao: (PaymentProvider<CardAsk> & { script: string }) | null
}

/** The result is unknown: the provider did not answer, or not in a known format. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable'
}

/** The provider refused; a repeated request would be refused, too. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal'
}
