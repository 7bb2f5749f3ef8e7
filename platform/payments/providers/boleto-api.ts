import * as z from 'zod'
import type { BoletoAsk, ChargeRef, PaymentProvider, ProviderState } from '../port.ts'
import { type Call, callProvider } from './call-provider.ts'
import { Payments, receiptsOf } from './receipts.ts'
import { SITUATIONS, Status } from './status.ts'

export type BoletoApiOptions = {
  /** Without a trailing slash. */
  url: string
  token: string
  timeoutMs?: number | undefined
}

/**
 * Boletos that a provider registers at a bank, by `POST /v1/boletos`, under our own reference. Centavos. The digitable
 * line and the bar code come from the bank.
 */
export function boletoApi({ url, token, timeoutMs }: BoletoApiOptions): PaymentProvider<BoletoAsk> {
  return {
    create,
    find,
    cancel,
    refund: null,
    capture: null,
  }

  async function create(ask: BoletoAsk): Promise<ProviderState> {
    const body = {
      reference: ask.id,
      amount: ask.valor,
      due_date: ask.vencimento,
      description: ask.descricao,
      payer: {
        name: ask.pagador.nome,
        document: ask.pagador.documento,
        email: ask.pagador.email,
        address: ask.pagador.endereco,
      },
    }
    const created = await call('POST', '/v1/boletos', body, ask.id)
    if (!created) throw new Error('The boleto provider responded with 404 to its own endpoint.')
    return created
  }

  function find({ id }: ChargeRef) {
    return call('GET', `/v1/boletos/${id}`)
  }

  function cancel({ id }: ChargeRef) {
    return call('POST', `/v1/boletos/${id}/cancellation`, {}, `${id}-cancel`)
  }

  async function call(method: Call['method'], path: string, body?: unknown, key?: string) {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(key ? { 'idempotency-key': key } : {}),
    }
    const boleto = await callProvider({ method, url: url + path, headers, body, timeoutMs }, Boleto)
    return boleto && stateOf(boleto)
  }
}

const Boleto = z.object({
  status: Status,
  line: z.string().regex(/^\d{47}$/),
  barcode: z.string().regex(/^\d{44}$/),
  due_date: z.iso.date(),
  pdf_url: z.url().nullish(),
  payments: Payments,
})

function stateOf(boleto: z.infer<typeof Boleto>): ProviderState {
  return {
    idProvedor: null,
    situacao: SITUATIONS[boleto.status],
    dados: {
      metodo: 'boleto',
      linhaDigitavel: boleto.line,
      codigoDeBarras: boleto.barcode,
      vencimento: boleto.due_date,
      pdf: boleto.pdf_url ?? null,
    },
    recebimentos: receiptsOf(boleto.payments),
    estornos: [],
  }
}
