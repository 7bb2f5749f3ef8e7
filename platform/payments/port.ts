import type { PaymentSituation } from '#domain/order/payment/payment-situation.ts'

export type PaymentMethod = 'pix' | 'boleto' | 'cartao'

/** `documento` is a CPF or CNPJ without marks; banks register no boleto without an address. */
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

/** `id` is the shop's own: 32 letters and digits, under which the provider keeps the charge. Centavos. */
type Ask = { id: string; valor: number; pagador: Payer; descricao: string }
/** `segundos` from now on it can be paid. */
export type PixAsk = Ask & { segundos: number }
/** `vencimento` is a day, `YYYY-MM-DD`. */
export type BoletoAsk = Ask & { vencimento: string }
/** `token` is what the provider's script made of the card in the browser. */
export type CardAsk = Ask & { token: string; parcelas: number; capturar: boolean }

/** What a provider tells for the payer to pay with, or of what was paid with. */
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

/** Where a charge stands at its provider; the only word that the shop believes. */
export type ProviderState = {
  situacao: PaymentSituation
  dados: PaymentDetails
  /** Money that came in, each under an id that its provider never gives twice. Centavos. */
  recebimentos: { id: string; valor: number; em: Date }[]
  /** Under the ids that the shop gave them. */
  estornos: { id: string; situacao: RefundSituation }[]
}

/** `recebimento` is the money that goes back, in part or in full; `id` the shop's own, for this return. */
export type RefundAsk = { pagamento: string; recebimento: string; id: string; valor: number }

/** Something arrived at the address for a provider's notices, as bytes. */
export type Delivery = {
  body: string
  header: (name: string) => string | undefined
  query: (name: string) => string | undefined
  agora: Date
}

/** `id` is one of a kind at its provider; `pagamento` is what a charge was asked for as. Says that something happened, never what. */
export type Notification = { id: string; pagamento: string; corpo: unknown }

/**
 * Whoever takes money for the shop, by one method. Every call can be repeated without another effect. Throws ProviderRefusal
 * for a no that stays one, and any other error when the answer is not known: the call may have worked.
 */
export type PaymentProvider<A extends Ask> = {
  create: (ask: A) => Promise<ProviderState>
  /** Null where the provider never heard of it. */
  find: (id: string) => Promise<ProviderState | null>
  /** Gives up what is not paid; what is paid meanwhile stays paid, and is told. */
  cancel: (id: string) => Promise<ProviderState | null>
  /** Null where money can't go back the way it came. */
  refund: ((refund: RefundAsk) => Promise<RefundSituation>) | null
  /** Takes the money of an authorised card; null where there is nothing to capture. */
  capture: ((id: string) => Promise<ProviderState>) | null
  /** What was delivered, or null when it is not the provider that delivers. */
  readNotifications: (delivery: Delivery) => Notification[] | null
}

/** Null are the methods that the merchant has no provider for. `script` is the address of what makes tokens of cards in browsers. */
export type PaymentProviders = {
  pix: PaymentProvider<PixAsk> | null
  boleto: PaymentProvider<BoletoAsk> | null
  cartao: (PaymentProvider<CardAsk> & { script: string }) | null
}

/** Nobody knows what the provider would have said: it did not answer, or not in words that are understood. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable'
}

/** The provider heard, and won't. Asking again changes nothing. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal'
}
