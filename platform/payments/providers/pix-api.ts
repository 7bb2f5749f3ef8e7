import * as z from 'zod'
import type { PaymentSituation } from '#domain/order/payment/payment-situation.ts'
import { readAmount, writeAmount } from '#domain/payments/pix/amount.ts'
import { readPixCode } from '#domain/payments/pix/read-pix-code.ts'
import { type Receiver, writeDynamicCode } from '#domain/payments/pix/write-pix-code.ts'
import type { PaymentProvider, PixAsk, ProviderState, RefundSituation } from '../port.ts'
import { ProviderRefusal } from '../port.ts'
import { askProvider, type Call, type ClientCertificate } from './ask-provider.ts'
import { pixNotifications } from './pix-notifications.ts'

export type PixApiOptions = {
  /** Up to the version, without a slash at the end: `https://pix.banco.example/v2`. */
  url: string
  tokenUrl: string
  clientId: string
  clientSecret: string
  /** The Pix key that the money goes to. */
  chave: string
  /** What the address for notices carries as `chave`, since the standard signs nothing. */
  notificationKey: string
  certificate?: ClientCertificate | undefined
  /** For the code, where the provider answers none. */
  receiver: () => Receiver
  /** Milliseconds of a clock that only goes forward. */
  now: () => number
  timeoutMs?: number | undefined
}

/** Any bank or provider by the standard Pix API (Banco Central, API Pix 2.9.0): immediate charges under our own txid. */
export function pixApi(options: PixApiOptions): PaymentProvider<PixAsk> {
  const { url, chave, certificate, timeoutMs } = options
  const token = openToken(options)

  return {
    create,
    find,
    cancel,
    refund,
    capture: null,
    readNotifications: pixNotifications(options.notificationKey),
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
      // Some take a second request for an error: then the charge is there.
      const known = error instanceof ProviderRefusal ? await find(ask.id) : null
      if (known) return known
      throw error
    }
    throw new Error('The Pix provider does not know its own address.')
  }

  async function find(id: string): Promise<ProviderState | null> {
    const charge = await call('GET', `/cob/${id}`, Charge)
    return charge && stateOf(charge)
  }

  async function cancel(id: string): Promise<ProviderState | null> {
    const known = await find(id)
    if (known?.situacao !== 'pendente') return known
    try {
      await call('PATCH', `/cob/${id}`, Charge, { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' })
    } catch (error) {
      // It may have been paid in between.
      if (!(error instanceof ProviderRefusal)) throw error
    }
    return find(id)
  }

  async function refund(ask: { recebimento: string; id: string; valor: number }): Promise<RefundSituation> {
    const path = `/pix/${ask.recebimento}/devolucao/${ask.id}`
    try {
      const made = await call('PUT', path, Refund, { valor: writeAmount(ask.valor) })
      return made ? REFUNDS[made.status] : 'recusado'
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error
      const known = await call('GET', path, Refund)
      return known ? REFUNDS[known.status] : 'recusado'
    }
  }

  async function call<Answer>(
    method: Call['method'],
    path: string,
    schema: z.ZodType<Answer>,
    body?: unknown,
  ) {
    const headers = { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' }
    return askProvider({ method, url: url + path, headers, body, certificate, timeoutMs }, schema)
  }

  function stateOf(charge: z.infer<typeof Charge>): ProviderState {
    return {
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

  /** The provider's code, or one of our own where it answers none, or one that no bank could read. */
  function codeOf({ pixCopiaECola: code, ...charge }: z.infer<typeof Charge>): string {
    const location = charge.location ?? charge.loc?.location ?? ''
    if (code !== undefined && (location === '' || readPixCode(code).tipo === 'dinamico')) return code

    return writeDynamicCode({ location, ...options.receiver() })
  }
}

/** Asks for a token (OAuth 2.0, client credentials) and keeps it until shortly before its end. */
function openToken({ tokenUrl, clientId, clientSecret, certificate, now, timeoutMs }: PixApiOptions) {
  let kept: Promise<{ value: string; until: number }> | null = null

  return async () => {
    const present = await kept?.catch(() => null)
    if (present && present.until > now()) return present.value
    kept = ask()
    return (await kept).value
  }

  async function ask() {
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
    const answer = await askProvider(
      {
        method: 'POST',
        url: tokenUrl,
        headers: {
          authorization: `Basic ${basic}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ grant_type: 'client_credentials', scope: SCOPES }).toString(),
        certificate,
        timeoutMs,
      },
      Token,
    )
    if (!answer) throw new Error('There are no tokens where the Pix provider is said to give them.')
    return { value: answer.access_token, until: now() + (answer.expires_in - 30) * 1000 }
  }
}

const SCOPES = 'cob.write cob.read pix.write pix.read'

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

/** The standard's example and its schema disagree on whether one return is a list. */
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

/** An active charge may be past its time: that is for our own clock to say. New words of the standard change nothing. */
function situationOf({ status }: z.infer<typeof Charge>): PaymentSituation {
  if (status === 'CONCLUIDA') return 'pago'
  // Its prose and its list spell it in two ways.
  return /^REMOVID[AO]_/.test(status) ? 'cancelado' : 'pendente'
}
