import type { CardFields } from '#contract/orders/card-fields.ts'
import type { PaymentSituation } from '#domain/order/payment/payment-situation.ts'
import type { AccountHealth, AccountRules } from '#domain/payments/accounts/account-rules.ts'
import type { Credentials, KnownProvider } from '#domain/payments/accounts/providers.ts'
import type { Dispute, DisputeAnswer } from '#domain/payments/dispute.ts'

export type PaymentMethod = 'pix' | 'boleto' | 'cartao'

/**
 * `documento` is a CPF or CNPJ without punctuation, `telefone` in E.164; banks register no boleto without an address.
 */
export type Payer = {
  nome: string
  documento: string
  email: string
  telefone?: string
  /** The provider's id of a customer with stored cards, to pay by one of them. */
  idProvedor?: string
  endereco?: {
    cep: string
    logradouro: string
    numero: string
    bairro: string
    cidade: string
    uf: string
  }
}

/**
 * `id` is the shop's own: 32 letters and digits, which the provider stores with the charge. `descritor` is what the
 * card's statement shows, 13 letters at most; `avisos` is the URL for notifications. Centavos.
 */
type Ask = {
  id: string
  valor: number
  pagador: Payer
  descricao: string
  descritor: string
  avisos: string
}
/** `segundos`: how long it can be paid from now on. */
export type PixAsk = Ask & { segundos: number }
/** `vencimento` is a day, `YYYY-MM-DD`. */
export type BoletoAsk = Ask & { vencimento: string }
/**
 * `token` is the card as tokenized by the provider's script in the browser; or the id of a stored card, where its vault
 * is not `byToken` and the payer has an `idProvedor`.
 */
export type CardAsk = Ask & { token: string; parcelas: number; capturar: boolean }

/**
 * What the payer needs to pay, or what a card was paid with. `proprio`: the Pix goes to the store's own key, where a
 * person confirms it by the txid; the payer's bank has to show this name and CNPJ (or nothing).
 */
export type PaymentDetails =
  | { metodo: 'pix'; copiaECola: string; proprio?: { txid: string; nome: string; documento: string } }
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
      /** URL at which the buyer has to confirm the payment with the card's bank (3DS); null or absent if none asks. */
      desafio?: string | null
      /** Where the holder's dispute of the payment stands; null or absent without one. */
      contestacao?: Dispute | null
      /** How the store answers it; null or absent as long as the provider tells nothing of that. */
      resposta?: DisputeAnswer | null
    }

/** Where the holder's dispute of a card payment stands; null without one. */
export function disputeOf(dados: PaymentDetails | null): Dispute | null {
  return dados?.metodo === 'cartao' ? (dados.contestacao ?? null) : null
}

/** How the store answers the dispute of a card payment, as far as it is known. */
export function disputeAnswerOf(dados: PaymentDetails | null): DisputeAnswer | null {
  return dados?.metodo === 'cartao' ? (dados.resposta ?? null) : null
}

export type RefundSituation = 'pendente' | 'feito' | 'recusado'

/** The state of a charge at its provider, the only source that the shop trusts. */
export type ProviderState = {
  /** The provider's own id of the charge; null where the provider knows it by the shop's id. */
  idProvedor: string | null
  situacao: PaymentSituation
  dados: PaymentDetails
  /** Money received, each under a unique id of the provider's. Centavos. */
  recebimentos: { id: string; valor: number; em: Date }[]
  /** Under the shop's ids. */
  estornos: { id: string; situacao: RefundSituation }[]
}

/** A charge: `id` is the shop's, `idProvedor` the provider's, null as long as no answer of it arrived. */
export type ChargeRef = { id: string; idProvedor: string | null }

/** `recebimento` is the receipt to refund, in part or in full; `id` is the shop's id of this refund. */
export type RefundAsk = { cobranca: ChargeRef; recebimento: string; id: string; valor: number }

/** A request to the URL for a provider's notifications. */
export type Delivery = {
  body: string
  header: (name: string) => string | undefined
  query: (name: string) => string | undefined
  now: Date
}

/**
 * `id` is unique at its account; `cobranca` is the charge, by the shop's id or the provider's. Only says that something
 * happened, not what.
 */
export type Notification = { id: string; cobranca: { id: string } | { idProvedor: string }; corpo: unknown }

/**
 * Takes payments by one method. Every call is idempotent. Throws ProviderRefusal for a final refusal, and any other
 * error if the result is unknown: the call may have worked.
 */
export type PaymentProvider<A extends Ask> = {
  create: (ask: A) => Promise<ProviderState>
  /** Null if the provider does not know the charge. */
  find: (charge: ChargeRef) => Promise<ProviderState | null>
  /** Cancels an unpaid charge; one that was paid in the meantime is returned as paid. */
  cancel: (charge: ChargeRef) => Promise<ProviderState | null>
  /** Null if payments can't be refunded by this method. */
  refund: ((refund: RefundAsk) => Promise<RefundSituation>) | null
  /** Captures an authorised card payment; null if the method has no captures. */
  capture: ((charge: ChargeRef) => Promise<ProviderState>) | null
}

/** A card that a provider stores: its ids of the holder and the card, and what a person knows it by. */
export type StoredCard = {
  cliente: string
  cartao: string
  bandeira: string
  final: string
  mes: number
  ano: number
}

/**
 * Stores cards for further payments. Throws ProviderRefusal for a final refusal, and any other error if the result is
 * unknown.
 */
export type CardVault = {
  /**
   * Whether the browser makes a token of a card to store, and of the code of a stored one. Otherwise the provider stores
   * the card of each charge, and a stored card is paid with by its id.
   */
  byToken: boolean
  /**
   * The card of a paid charge; `token` is the card as the provider's script made it, null if the vault is not `byToken`.
   * `chave` is the idempotency key.
   */
  save: (ask: {
    cobranca: ChargeRef
    token: string | null
    chave: string
    titular: Pick<Payer, 'nome' | 'email' | 'documento'>
  }) => Promise<StoredCard>
  /** Also if it is not there any more. */
  remove: (card: Pick<StoredCard, 'cliente' | 'cartao'>) => Promise<void>
}

/** A document that answers a dispute, with a name that ends as its type does. */
export type DisputeDocument = { nome: string; tipo: string; bytes: Uint8Array<ArrayBuffer> }

/**
 * Answers disputes. Throws ProviderRefusal for a final refusal, and any other error if the result is unknown. Documents
 * that are sent twice are there twice, which harms nothing.
 */
export type DisputeDesk = {
  /** Null as long as the provider tells of no dispute. */
  find: (charge: ChargeRef) => Promise<Omit<DisputeAnswer, 'enviadosEm'> | null>
  /** `dispute` is the provider's id. */
  answer: (dispute: string, documents: readonly DisputeDocument[]) => Promise<void>
}

/** `minutes`: how long a charge can be paid, where people confirm it; otherwise the usual time of a Pix. */
export type PixProvider = PaymentProvider<PixAsk> & { minutes?: () => number }

/** An account at a provider: what it takes, and how its notifications are read. A method is null if it takes none. */
export type ProviderAccount = {
  pix: PixProvider | null
  boleto: PaymentProvider<BoletoAsk> | null
  /** `cofre` is null where the provider stores no cards, `contestacao` where it takes no documents by its API. */
  cartao:
    | (PaymentProvider<CardAsk> & {
        campos: CardFields
        cofre: CardVault | null
        contestacao: DisputeDesk | null
      })
    | null
  /** Parses a notification; null if the sender is not authentic. */
  readNotifications: (delivery: Delivery) => Notification[] | null
  /**
   * A real call that changes nothing. Throws ProviderRefusal with a Portuguese sentence if the keys are wrong, and
   * ProviderUnavailable if there is no answer. `titular` is the account's holder, if the provider tells.
   */
  check: () => Promise<{ titular: string | null }>
  /** Registers the shop's URL for notifications; null where the provider has no call for it. */
  registerWebhook: ((url: string) => Promise<void>) | null
  /** The provider's page on which the store answers disputes; null where none can arise. */
  disputesUrl: string | null
}

/**
 * An account of the store's at a provider. Those of the server's environment have neither `id` nor `regras`: they take
 * whatever they can.
 */
export type PaymentAccount = {
  id: string | null
  regras: AccountRules | null
  saude: AccountHealth
  provider: ProviderAccount
}

/** What an account is opened with. */
export type AccountOpening = { provedor: KnownProvider; credentials: Credentials }

/** Opens an account with its credentials; calls nobody yet. */
export type OpenAccount = (opening: AccountOpening) => ProviderAccount

/** The result is unknown: the provider did not answer, or not in a known format. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable'
  /** The status of its response, if there was one: keys that it does not accept count as an outage. */
  status: number | null = null
}

/** The provider refused; a repeated request would be refused, too. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal'
}
