import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { capitalCentre } from '#domain/customer/address/capital-centres.ts'
import { stylesheet } from '#domain/format/appearance/stylesheet.ts'
import { ORIGINAL_APPEARANCE } from '#platform/content/appearance/original-appearance.ts'
import { TAGS_CHANNEL } from '#platform/database/invalidate-tags.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { createSecrets } from '#platform/infrastructure/security/seal.ts'
import { linkSigner } from '#platform/infrastructure/security/sign-link.ts'
import { localStorage } from '#platform/infrastructure/storage/local.ts'
import { readTags } from '#platform/infrastructure/tags.ts'
import { checkSmtp } from '#platform/mail/transports/check-smtp.ts'
import { focusNfe } from '#platform/orders/invoices/focus/focus-nfe.ts'
import { accountOpener } from '#platform/payments/providers/open-account.ts'
import { freightAccountOpener } from '#platform/shipping/melhor-envio/open-account.ts'
import { createCachedAnswers } from '#server/cache/cached-answers.ts'
import type { TestDatabase } from './database.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

/** Shared by the tests of this process; stored files have random names or hashes. */
const PICTURES = join(tmpdir(), `lira-fotos-${process.pid}`)
const TRANSFERS = join(tmpdir(), `lira-transferencias-${process.pid}`)

const ENVIRONMENT: RequestContext['environment'] = {
  pix: null,
  correio: { servidor: null, remetente: 'loja@loja.test' },
  fechada: false,
  palavraDeAcesso: 'palavra-de-teste',
  trustProxy: false,
  webhooksLocais: false,
}

/**
 * A request context with the demonstration store's settings, at a fixed time; `noted` collects the tags that use cases
 * add.
 */
export function testContext(
  db: RequestContext['db'],
  changes: Partial<RequestContext> = {},
): RequestContext & { noted: Set<string> } {
  const noted = new Set<string>()

  return {
    db,
    settings: DEMO_SETTINGS,
    appearance: ORIGINAL_APPEARANCE,
    now: NOW,
    storeUrl: 'http://loja.test',
    memoize: (_question, _tags, ask) => ask(),
    sessao: null,
    funcionario: null,
    chaveIdempotencia: null,
    // This machine, which may order as often as a test needs.
    ip: '127.0.0.1',
    proxyHeaders: [],
    agente: '',
    mayOrder: async () => true,
    renewSession: (work) => work(randomBytes(32).toString('hex')),
    openFreightAccount: freightAccountOpener({
      // Nobody is there.
      urls: { producao: 'http://127.0.0.1:9', teste: 'http://127.0.0.1:9' },
      contact: () => DEMO_SETTINGS.loja.email,
      elapsed: () => 0,
      onFailure: () => undefined,
    }),
    findTexts: async () => [],
    checkSmtp,
    probeShop: async () => 'alcancada',
    findCompany: async () => ({ situacao: 'semResposta', empresa: null }),
    findStreet: async (cep) => capitalCentre(cep),
    findCoordinates: async () => ({ situacao: 'desligada', coordenadas: null }),
    payments: [],
    openAccount: accountOpener({
      // Nobody listens there.
      mercadoPagoUrl: 'http://127.0.0.1:9',
      store: () => DEMO_SETTINGS.loja,
      elapsed: () => 0,
      db,
      now: () => changes.now ?? NOW,
      pixHours: () => 24,
      // Nobody is there.
      pagarmeUrl: 'http://127.0.0.1:9',
    }),
    // Nobody listens there.
    openInvoices: (account) => focusNfe({ ...account, url: 'http://127.0.0.1:9' }),
    secrets: createSecrets([Buffer.alloc(32, 7)]),
    hasSpace: () => true,
    storage: localStorage(PICTURES),
    transferFiles: localStorage(TRANSFERS),
    purgeCdn: async () => undefined,
    signLink: linkSigner('segredo-dos-links-de-teste'),
    renderMail: async (...mail) => (await import('#platform/mail/render.tsx')).renderMail(...mail),
    renderStylesheet: async (appearance) => stylesheet(appearance, { fonts: {}, rules: {} }),
    environment: ENVIRONMENT,
    tag: (...tags) => tags.forEach((tag) => void noted.add(tag)),
    ...changes,
    noted,
  }
}

/**
 * Memoizes as a node does, until a tag of the answer is published. Await `caughtUp` after a change, since notifications
 * arrive before the answer to a later statement.
 */
export async function memoizeAsNode({ pool }: Pick<TestDatabase, 'pool'>) {
  const answers = createCachedAnswers()
  answers.resume()
  const listener = await pool.connect()
  listener.on('notification', ({ payload }) => answers.invalidate(readTags(payload ?? '')))
  await listener.query(`listen ${TAGS_CHANNEL}`)

  return {
    memoize: answers.memoize,
    caughtUp: () => listener.query('select 1'),
    close: () => listener.release(true),
  }
}
