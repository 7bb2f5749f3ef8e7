import { Hono } from 'hono'
import { Faults, withFaults } from '../faults.ts'
import { listen } from '../listen.ts'
import { requestPdf } from '../request-pdf.ts'
import { calculate, Question } from './calculate.ts'
import { refusalOf } from './cart.ts'
import { CREDENTIALS } from './credentials.ts'
import { labelRoutes } from './label-routes.ts'
import { correiosCode, type Label, now, openLedger } from './ledger.ts'
import { SERVICES } from './services.ts'
import { createWebhooks } from './webhooks.ts'

type Options = {
  /** 0 takes any free one. Listens on this machine only. */
  port: number
  /** Where notifications go; `notifyAt` can set it later. */
  webhook?: string
}

/** What can be made to go wrong besides what every counterpart has. */
type OwnFaults = {
  /** The token may not do this: 403, as for a lacking permission. */
  unpermitted: boolean
  /** Labels are made when `finish` says so, not at once. */
  slowLabels: boolean
  /** Reais that a label costs more than its quote. */
  surcharge: number
  /** Breaks the connection instead of answering this path, after its work. */
  lostAnswer: string | null
}

/** @internal Used by tests. */
export type MelhorEnvioCounterpart = Awaited<ReturnType<typeof startMelhorEnvio>>

/**
 * Melhor Envio on this machine, in which no money moves: the part of its API that a store needs
 * (docs.melhorenvio.com.br). Nothing happens to a parcel by itself: `post`, `deliver` and `undeliver` are what carriers
 * do.
 */
export async function startMelhorEnvio({ port, webhook }: Options) {
  const ledger = openLedger()
  let address: string | null = webhook ?? null
  let token = CREDENTIALS.token
  let faults = { ...Faults.parse({}), ...NO_FAULTS }
  let codes = 0
  /** The last request of each path, for tests. */
  const received = new Map<string, { headers: Headers; body: unknown }>()
  const calls: string[] = []
  const webhooks = createWebhooks({
    url: () => address,
    secret: () => CREDENTIALS.segredo,
    faults: () => faults,
  })

  const hono = new Hono<{ Bindings: { drop: () => void } }>()
  hono.use(
    '/api/v2/me/*',
    withFaults(() => faults),
    async (c, next) => {
      const path = c.req.path.replace('/api/v2/me', '')
      calls.push(`${c.req.method} ${path}`)
      const body = c.req.method === 'POST' ? await c.req.raw.clone().json() : null
      received.set(path, { headers: c.req.raw.headers, body })
      if (!/\(.+@.+\)/.test(c.req.header('user-agent') ?? ''))
        return c.json({ message: 'Informe o User-Agent com um e-mail de contato.' }, 403)
      if (faults.tokenVencido || c.req.header('authorization') !== `Bearer ${token}`)
        return c.json({ message: 'Unauthenticated.' }, 401)
      if (faults.unpermitted) return c.json({ message: 'This action is unauthorized.' }, 403)
      await next()
      if (faults.lostAnswer === path) c.env.drop()
      return undefined
    },
  )
  hono.get('/api/v2/me', (c) => c.json({ id: '9a7e2d3c', firstname: 'Loja', lastname: 'de Teste' }))
  hono.get('/api/v2/me/balance', (c) => c.json({ balance: ledger.balance, reserved: 0, debts: 0 }))
  hono.get('/api/v2/me/shipment/services', (c) =>
    c.json(SERVICES.map(({ id, name, company }) => ({ id, name, type: 'normal', company }))),
  )
  hono.post('/api/v2/me/shipment/calculate', async (c) => {
    const question = Question.safeParse(await c.req.json())
    return question.success ? c.json(calculate(question.data)) : c.json(refusalOf(question.error), 422)
  })
  hono.route(
    '/api/v2/me',
    labelRoutes({
      ledger,
      surcharge: () => faults.surcharge,
      notify: webhooks.notify,
      generate: (label) => {
        if (!faults.slowLabels) finish(label.id)
      },
      host: () => url,
    }),
  )
  hono.get('/imprimir/:ids', (c) => {
    const labels = ledger.labels.filter(({ id }) => c.req.param('ids').includes(id))
    const pdf = requestPdf(
      labels.map(({ tracking, self_tracking }) => tracking ?? self_tracking).join(' '),
      labels.map(({ request }) => request),
    )
    return c.body(pdf, 200, { 'content-type': 'application/pdf' })
  })

  const { url, close } = await listen(hono, port)

  return {
    url,
    credentials: CREDENTIALS,
    ledger,
    received,
    calls,
    webhooks: webhooks.sent,
    redeliver: webhooks.deliver,
    finish,
    post: (id: string) => move(id, 'posted', 'posted_at', 'order.posted'),
    deliver: (id: string) => move(id, 'delivered', 'delivered_at', 'order.delivered'),
    undeliver: (id: string) => move(id, 'undelivered', null, 'order.undelivered'),
    setFaults,
    changeToken,
    notifyAt,
    close,
  }

  /** The carrier makes a paid label, with its codes. */
  function finish(id: string): void {
    const label = known(id)
    codes++
    label.status = 'generated'
    label.generated_at = now()
    const { company } = SERVICES.find((service) => service.id === label.service_id) ?? {}
    label.tracking = company?.name === 'Correios' ? correiosCode(codes) : label.self_tracking
    if (label.reverse) label.authorization_code = String(2_026_000_000 + codes)
    webhooks.notify('order.generated', label)
  }

  function move(
    id: string,
    status: Label['status'],
    field: 'posted_at' | 'delivered_at' | null,
    event: string,
  ): void {
    const label = known(id)
    label.status = status
    if (field) label[field] = now()
    webhooks.notify(event, label)
  }

  function known(id: string): Label {
    const label = ledger.find(id)
    if (!label) throw new Error(`There is no label ${id}.`)

    return label
  }

  function setFaults(changes: Partial<Faults & OwnFaults>): void {
    faults = { ...Faults.parse({}), ...NO_FAULTS, ...changes }
  }

  /** From now on the old token is refused. */
  function changeToken(changed: string): void {
    token = changed
  }

  function notifyAt(shop: string): void {
    address = shop
  }
}

const NO_FAULTS: OwnFaults = { unpermitted: false, slowLabels: false, surcharge: 0, lostAnswer: null }
