import * as z from 'zod'
import type { BoletoAsk, PaymentProvider, ProviderState } from '../port.ts'
import { askProvider, type Call } from './ask-provider.ts'
import { Payments, receiptsOf } from './receipts.ts'
import { signedNotifications } from './signed-notifications.ts'
import { SITUATIONS, Status } from './status.ts'

export type BoletoApiOptions = {
  /** Without a slash at the end. */
  url: string
  token: string
  /** What the provider signs its notices with. */
  notificationSecret: string
  timeoutMs?: number | undefined
}

/**
 * Boletos that a provider registers at a bank, over `POST /v1/boletos`, kept under our own reference. Centavos. The line and
 * the bar code are the bank's; nothing of them is made here.
 */
export function boletoApi({
  url,
  token,
  notificationSecret,
  timeoutMs,
}: BoletoApiOptions): PaymentProvider<BoletoAsk> {
  return {
    create,
    find,
    cancel,
    refund: null,
    capture: null,
    readNotifications: signedNotifications(notificationSecret),
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
    const made = await call('POST', '/v1/boletos', body, ask.id)
    if (!made) throw new Error('The provider of boletos does not know its own address.')
    return made
  }

  function find(id: string) {
    return call('GET', `/v1/boletos/${id}`)
  }

  function cancel(id: string) {
    return call('POST', `/v1/boletos/${id}/cancellation`, {}, `${id}-cancel`)
  }

  async function call(method: Call['method'], path: string, body?: unknown, key?: string) {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(key ? { 'idempotency-key': key } : {}),
    }
    const boleto = await askProvider({ method, url: url + path, headers, body, timeoutMs }, Boleto)
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
