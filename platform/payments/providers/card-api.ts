import * as z from 'zod'
import type {
  CardAsk,
  ChargeRef,
  PaymentProvider,
  ProviderState,
  RefundAsk,
  RefundSituation,
} from '../port.ts'
import { ProviderRefusal } from '../port.ts'
import { type Call, callProvider } from './call-provider.ts'
import { Payments, receiptsOf } from './receipts.ts'
import { SITUATIONS, Status } from './status.ts'

export type CardApiOptions = {
  /** Without a trailing slash. */
  url: string
  token: string
  timeoutMs?: number | undefined
}

/**
 * Cards by a provider's `POST /v1/charges`, under our own reference. Centavos, with the interest of instalments. Card
 * numbers never reach the shop: the provider's script tokenizes them in the browser.
 */
export function cardApi({ url, token, timeoutMs }: CardApiOptions): PaymentProvider<CardAsk> {
  return { create, find, cancel, refund, capture }

  function create(ask: CardAsk): Promise<ProviderState> {
    const body = {
      reference: ask.id,
      amount: ask.valor,
      installments: ask.parcelas,
      token: ask.token,
      capture: ask.capturar,
      description: ask.descricao,
      payer: { name: ask.pagador.nome, document: ask.pagador.documento, email: ask.pagador.email },
    }
    return must(charge('POST', '/v1/charges', body, ask.id))
  }

  function find({ id }: ChargeRef) {
    return charge('GET', `/v1/charges/${id}`)
  }

  function capture({ id }: ChargeRef) {
    return must(charge('POST', `/v1/charges/${id}/capture`, {}, `${id}-capture`))
  }

  function cancel({ id }: ChargeRef) {
    return charge('POST', `/v1/charges/${id}/cancellation`, {}, `${id}-cancel`)
  }

  async function refund({ cobranca, id, valor }: RefundAsk): Promise<RefundSituation> {
    try {
      const created = await call(
        'PUT',
        `/v1/charges/${cobranca.id}/refunds/${id}`,
        Refund,
        { amount: valor },
        id,
      )
      return created ? REFUNDS[created.status] : 'recusado'
    } catch (error) {
      if (error instanceof ProviderRefusal) return 'recusado'
      throw error
    }
  }

  async function charge(method: Call['method'], path: string, body?: unknown, key?: string) {
    const answer = await call(method, path, Charge, body, key)
    return answer && stateOf(answer)
  }

  function call<Answer>(
    method: Call['method'],
    path: string,
    schema: z.ZodType<Answer>,
    body?: unknown,
    key?: string,
  ) {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(key ? { 'idempotency-key': key } : {}),
    }
    return callProvider({ method, url: url + path, headers, body, timeoutMs }, schema)
  }
}

async function must(answer: Promise<ProviderState | null>): Promise<ProviderState> {
  const state = await answer
  if (!state) throw new Error('The card provider does not know the charge.')
  return state
}

const Refund = z.object({ id: z.string(), status: z.enum(['pending', 'done', 'failed']) })

const REFUNDS: Record<z.infer<typeof Refund>['status'], RefundSituation> = {
  pending: 'pendente',
  done: 'feito',
  failed: 'recusado',
}

const Charge = z.object({
  status: Status,
  brand: z.string(),
  last4: z.string().regex(/^\d{4}$/),
  auth_code: z.string().nullish(),
  nsu: z.string().nullish(),
  decline_code: z.string().nullish(),
  payments: Payments,
  refunds: z.array(Refund).default([]),
})

function stateOf(charge: z.infer<typeof Charge>): ProviderState {
  return {
    idProvedor: null,
    situacao: SITUATIONS[charge.status],
    dados: {
      metodo: 'cartao',
      bandeira: charge.brand,
      ultimosDigitos: charge.last4,
      autorizacao: charge.auth_code ?? null,
      nsu: charge.nsu ?? null,
      motivoRecusa: charge.decline_code ?? null,
    },
    recebimentos: receiptsOf(charge.payments),
    estornos: charge.refunds.map(({ id, status }) => ({ id, situacao: REFUNDS[status] })),
  }
}
