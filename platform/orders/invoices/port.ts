import type { Invoice } from '#domain/order/fiscal/invoice.ts'
import type { InvoiceSituation } from '#domain/order/fiscal/invoice-situation.ts'

/** `homologacao` is the Sefaz's own sandbox: its invoices have no fiscal value. */
export type InvoiceEnvironment = 'homologacao' | 'producao'

/** What the service knows of an invoice. Paths are those of its own files, for `download`; null if there is none. */
export type InvoiceState = {
  situacao: Exclude<InvoiceSituation, 'pendente'>
  numero: string | null
  serie: string | null
  /** 44 characters. */
  chave: string | null
  /** Code and words of the Sefaz, or of the service. */
  codigo: string | null
  mensagem: string | null
  /** What the service found wrong before it sent anything; `campo` is its own name of the field, or empty. */
  erros: { campo: string; mensagem: string }[]
  arquivos: {
    xml: string | null
    danfe: string | null
    cancelamento: string | null
    cartaXml: string | null
    carta: string | null
  }
  /** The number of the last correction letter. */
  numeroCarta: number | null
}

/** An event that the Sefaz answered at once: a cancellation or a correction letter. */
export type InvoiceEvent = { aceito: boolean; codigo: string | null; mensagem: string | null }

/**
 * The service that signs invoices with the store's certificate and sends them to the Sefaz, in one environment. `ref` is
 * the shop's name of an invoice: whatever is sent twice under it counts once. All calls have a deadline and throw
 * `InvoiceServiceUnavailable` where it is unknown whether they worked, and `InvoiceAccessRefused` for a bad token.
 */
export type InvoiceService = {
  /** Returns if the token is accepted. */
  check: () => Promise<void>
  /** Sends an invoice. One that is invalid is returned as `rejeitada`, with `erros`. */
  issue: (ref: string, invoice: Invoice) => Promise<InvoiceState>
  /** Null if the service never took it. */
  find: (ref: string) => Promise<InvoiceState | null>
  cancel: (ref: string, justificativa: string) => Promise<InvoiceEvent>
  correct: (ref: string, texto: string) => Promise<InvoiceEvent>
  /** Downloads a file of an invoice, by its path. */
  download: (path: string) => Promise<Uint8Array>
  /** The IBGE code of a city; null if the service does not know it. */
  findCity: (place: { uf: string; cidade: string }) => Promise<string | null>
  /** Has notifications of invoices sent to `url`, with `secret` in their `Authorization`; once for each address. */
  registerWebhook: (webhook: { url: string; secret: string }) => Promise<void>
}

/** Opens the service with a token. */
export type OpenInvoices = (account: { ambiente: InvoiceEnvironment; token: string }) => InvoiceService

/** No answer, or none that can be understood: the call may have worked, and is worth another try. */
export class InvoiceServiceUnavailable extends Error {
  override name = 'InvoiceServiceUnavailable'
}

/** The token is wrong, expired, or may not issue for this CNPJ. `message` is for people of the store. */
export class InvoiceAccessRefused extends Error {
  override name = 'InvoiceAccessRefused'
}
