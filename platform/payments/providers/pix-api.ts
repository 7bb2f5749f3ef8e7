import * as z from 'zod'
import type { PaymentSituation } from '#domain/order/payment/payment-situation.ts'
import { readAmount, writeAmount } from '#domain/payments/pix/amount.ts'
import { readPixCode } from '#domain/payments/pix/read-pix-code.ts'
import { type Receiver, writeDynamicCode } from '#domain/payments/pix/write-pix-code.ts'
import type {
  ChargeRef,
  PaymentProvider,
  PixAsk,
  ProviderState,
  RefundAsk,
  RefundSituation,
} from '../port.ts'
import { ProviderRefusal, ProviderUnavailable } from '../port.ts'
import { type Call, type ClientCertificate, callProvider } from './call-provider.ts'

export type PixApiOptions = {
  /** Up to the version, without a trailing slash: `https://pix.banco.example/v2`. */
  url: string
  tokenUrl: string
  clientId: string
  clientSecret: string
  /** The Pix key of the receiving account. */
  chave: string
  certificate?: ClientCertificate | undefined
  /** The receiver in the Pix code, if the provider returns no code. */
  receiver: () => Receiver
  /** Milliseconds of a monotonic clock. */
  now: () => number
  timeoutMs?: number | undefined
}

/** `registerWebhook` stores the address for notifications of this Pix key at the bank. */
export type PixApi = PaymentProvider<PixAsk> & { registerWebhook: (url: string) => Promise<void> }

/**
 * Any bank or provider with the standard Pix API (Banco Central, API Pix 2.9.0): immediate charges under our own txid.
 */
export function pixApi(options: PixApiOptions): PixApi {
  const { url, chave, certificate, timeoutMs } = options
  const charges = openToken(options, CHARGE_SCOPES)
  const webhooks = openToken(options, WEBHOOK_SCOPE)

  return {
    create,
    find,
    cancel,
    refund,
    capture: null,
    registerWebhook,
  }

  async function create(ask: PixAsk): Promise<ProviderState> {
    const { nome, documento } = ask.pagador
    const body = {
      calendario: { expiracao: ask.segundos },
      devedor: { [documento.length === 11 ? 'cpf' : 'cnpj']: documento, nome: nome.slice(0, 200) },
      valor: { original: writeAmount(ask.valor) },
      chave,
      solicitacaoPagador: ask.descricao.slice(0, 140),
    }
    try {
      const charge = await call('PUT', `/cob/${ask.id}`, Charge, body)
      if (charge) return stateOf(charge)
    } catch (error) {
      // Some providers refuse a repeated request: then the charge exists.
      const known = error instanceof ProviderRefusal ? await find(ask) : null
      if (known) return known
      throw error
    }
    throw new Error('The Pix provider responded with 404 to its own endpoint.')
  }

  async function find({ id }: Pick<ChargeRef, 'id'>): Promise<ProviderState | null> {
    const charge = await call('GET', `/cob/${id}`, Charge)
    return charge && stateOf(charge)
  }

  async function cancel({ id }: ChargeRef): Promise<ProviderState | null> {
    const known = await find({ id })
    if (known?.situacao !== 'pendente') return known
    try {
      await call('PATCH', `/cob/${id}`, Charge, { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' })
    } catch (error) {
      // It may have been paid in the meantime.
      if (!(error instanceof ProviderRefusal)) throw error
    }
    return find({ id })
  }

  async function refund(ask: RefundAsk): Promise<RefundSituation> {
    const path = `/pix/${ask.recebimento}/devolucao/${ask.id}`
    try {
      const created = await call('PUT', path, Refund, { valor: writeAmount(ask.valor) })
      return created ? REFUNDS[created.status] : 'recusado'
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error
      const known = await call('GET', path, Refund)
      return known ? REFUNDS[known.status] : 'recusado'
    }
  }

  async function registerWebhook(webhookUrl: string): Promise<void> {
    const path = `/webhook/${encodeURIComponent(chave)}`
    await call('PUT', path, z.unknown(), { webhookUrl }, webhooks)
  }

  /** A bank may revoke a token before its time: it is asked for a new one, once. */
  async function call<Answer>(
    method: Call['method'],
    path: string,
    schema: z.ZodType<Answer>,
    body?: unknown,
    access = charges,
  ) {
    const token = await access.token()
    try {
      return await callWith(token)
    } catch (error) {
      if (!(error instanceof ProviderUnavailable) || error.status !== 401) throw error
      access.invalidate(token)
      return callWith(await access.token())
    }

    function callWith(value: string) {
      const headers = { authorization: `Bearer ${value}`, 'content-type': 'application/json' }
      return callProvider({ method, url: url + path, headers, body, certificate, timeoutMs }, schema)
    }
  }

  function stateOf(charge: z.infer<typeof Charge>): ProviderState {
    return {
      idProvedor: null,
      situacao: situationOf(charge),
      dados: {
        metodo: 'pix',
        copiaECola: codeOf(charge),
      },
      recebimentos: charge.pix.map(({ endToEndId, valor, horario }) => ({
        id: endToEndId,
        valor,
        em: new Date(horario),
      })),
      estornos: charge.pix.flatMap(({ devolucoes }) =>
        devolucoes.map(({ id, status }) => ({ id, situacao: REFUNDS[status] })),
      ),
    }
  }

  /** The provider's code, or our own if the provider returns none, or one that banks can't read. */
  function codeOf({ pixCopiaECola: code, ...charge }: z.infer<typeof Charge>): string {
    const location = charge.location ?? charge.loc?.location ?? ''
    if (code !== undefined && (location === '' || readPixCode(code).tipo === 'dinamico')) return code

    return writeDynamicCode({ location, ...options.receiver() })
  }
}

/** Requests an access token (OAuth 2.0, client credentials) and caches it until shortly before it expires. */
function openToken(options: PixApiOptions, scope: string) {
  const { tokenUrl, clientId, clientSecret, certificate, now, timeoutMs } = options
  let cached: Promise<{ value: string; until: number }> | null = null
  let refused: string | null = null

  return { token, invalidate }

  async function token(): Promise<string> {
    const present = await cached?.catch(() => null)
    if (present && present.until > now() && present.value !== refused) return present.value
    cached = ask()
    return (await cached).value
  }

  function invalidate(value: string): void {
    refused = value
  }

  async function ask() {
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
    const answer = await callProvider(
      {
        method: 'POST',
        url: tokenUrl,
        headers: {
          authorization: `Basic ${basic}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ grant_type: 'client_credentials', scope }).toString(),
        certificate,
        timeoutMs,
      },
      Token,
    )
    if (!answer) throw new Error('The Pix provider responded with 404 to its token URL.')
    return { value: answer.access_token, until: now() + (answer.expires_in - 30) * 1000 }
  }
}

const CHARGE_SCOPES = 'cob.write cob.read pix.write pix.read'
/** Asked for on its own: not every bank grants it. */
const WEBHOOK_SCOPE = 'webhook.write'

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number() })

const Amount = z.string().transform((text, context) => {
  const valor = readAmount(text)
  if (valor === null) context.addIssue('no amount')
  return valor ?? 0
})

const Refund = z.object({
  id: z.string(),
  status: z.enum(['EM_PROCESSAMENTO', 'DEVOLVIDO', 'NAO_REALIZADO']),
})

const REFUNDS: Record<z.infer<typeof Refund>['status'], RefundSituation> = {
  EM_PROCESSAMENTO: 'pendente',
  DEVOLVIDO: 'feito',
  NAO_REALIZADO: 'recusado',
}

/** In the standard, example and schema disagree on whether a single refund is a list. */
const Refunds = z.union([z.array(Refund), Refund.transform((one) => [one])]).default([])

const Charge = z.object({
  status: z.string(),
  location: z.string().optional(),
  loc: z.object({ location: z.string().optional() }).optional(),
  pixCopiaECola: z.string().max(512).optional(),
  pix: z
    .array(
      z.object({
        endToEndId: z.string().min(1),
        valor: Amount,
        horario: z.iso.datetime({ offset: true }),
        devolucoes: Refunds,
      }),
    )
    .default([]),
})

/** An active charge may have expired; our own clock decides that. Unknown statuses count as pending. */
function situationOf({ status }: z.infer<typeof Charge>): PaymentSituation {
  if (status === 'CONCLUIDA') return 'pago'
  // The standard spells it in two ways.
  return /^REMOVID[AO]_/.test(status) ? 'cancelado' : 'pendente'
}
