import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { CLOUDFLARE } from '#platform/infrastructure/cdn/cloudflare.ts'
import { FASTLY } from '#platform/infrastructure/cdn/fastly.ts'
import type { CdnPlace } from '#platform/infrastructure/cdn/port.ts'
import { BRASIL_API } from '#platform/infrastructure/cep/brasil-api.ts'
import type { StoragePlace } from '#platform/infrastructure/storage/open-storage.ts'
import { MERCADO_PAGO } from '#platform/payments/providers/mercado-pago/mercado-pago.ts'
import { type FreightUrls, MELHOR_ENVIO } from '#platform/shipping/melhor-envio/open-account.ts'
import {
  PAYMENT_ENVIRONMENT,
  PAYMENT_SECRETS,
  type PaymentSettings,
  paymentSettings,
} from './adapters/payment-settings.ts'
import { isKey } from './adapters/secrets.ts'
import {
  TELEMETRY_ENVIRONMENT,
  TELEMETRY_SECRETS,
  type TelemetrySettings,
  telemetrySettings,
} from './monitoring/telemetry/telemetry-settings.ts'
import { StartFailure } from './start/start-failure.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** The simulated payment provider's port is the shop's plus this: 3000 and 3900. */
const BESIDE = 900

/** More would share one machine's database connections and memory badly. */
const MAX_PROCESSES = 64

/** Load balancers request `/readyz` every few seconds. */
const DRAIN_MS = 5_000

/** Secret: their values are never repeated in a message. */
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'APP_TOKEN',
  'MAINTENANCE_SECRET',
  'LINK_SECRET',
  'SECRETS_KEY',
  'SMTP_URL',
  'S3_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'CDN_TOKEN',
  ...PAYMENT_SECRETS,
  ...TELEMETRY_SECRETS,
]

/** Environment variables of the shop; `docs/configuration.md` explains each to the operator. */
const Environment = z.object({
  PORT: port().default(3000),
  HOST: checked(isHost, 'um endereço IP ou um nome de máquina, como 127.0.0.1 ou 0.0.0.0').default(
    '127.0.0.1',
  ),
  DATA_DIR: checked((text) => !text.includes('\0'), 'o caminho de uma pasta')
    .transform((path) => resolve(path))
    .default(resolve(ROOT, 'var')),
  FILES_DIR: checked((text) => !text.includes('\0'), 'o caminho de uma pasta')
    .transform((path) => resolve(path))
    .optional(),
  S3_URL: checked(isServiceUrl, 'o endereço do balde, como https://s3.sa-east-1.amazonaws.com/loja')
    .transform((text) => text.replace(/\/$/, ''))
    .optional(),
  S3_REGION: checked((text) => /^[a-z0-9-]{1,50}$/.test(text), 'uma região, como sa-east-1').default(
    'us-east-1',
  ),
  S3_ACCESS_KEY_ID: checked(
    (text) => /^[\x21-\x7e]{1,200}$/.test(text),
    'a chave de acesso ao balde',
  ).optional(),
  S3_SECRET_ACCESS_KEY: checked(
    (text) => /^[\x21-\x7e]{1,200}$/.test(text),
    'a chave secreta de acesso ao balde',
  ).optional(),
  S3_LINKS: flag(false),
  CDN: z.enum(['varnish', 'fastly', 'cloudflare'], 'um destes: varnish, fastly, cloudflare').optional(),
  CDN_URL: checked(
    (text) => text.split(',').every(isPurgeUrl),
    'um endereço como http://127.0.0.1:6081; de vários Varnish, separados por vírgula',
  )
    .transform((text) => text.split(',').map((url) => url.replace(/\/$/, '')))
    .optional(),
  CDN_SERVICE: checked((text) => /^\w{8,64}$/.test(text), 'o código do serviço ou da zona').optional(),
  CDN_TOKEN: checked(
    (text) => /^[\x21-\x7e]{8,200}$/.test(text),
    'o token que pode limpar o cache',
  ).optional(),
  DATABASE_URL: checked(
    isDatabaseUrl,
    'um endereço como postgres://usuario:senha@maquina:5432/banco',
  ).optional(),
  DATABASE_DIRECT_URL: checked(
    isDatabaseUrl,
    'um endereço como postgres://usuario:senha@maquina:5432/banco',
  ).optional(),
  DATABASE_READ_URL: checked(
    isDatabaseUrl,
    'um endereço como postgres://usuario:senha@maquina:5432/banco',
  ).optional(),
  WEB_CONCURRENCY: checked(isProcessCount, `um número inteiro de 1 a ${MAX_PROCESSES}`)
    .transform(Number)
    .optional(),
  DATABASE_WAIT: seconds(600).default(30_000),
  DRAIN_WAIT: seconds(60).optional(),
  APP_TOKEN: checked(
    (text) => /^[\x21-\x7e]{8,200}$/.test(text),
    'de 8 a 200 caracteres ASCII, sem espaços',
  ).default('loja-virtual'),
  STORE_URL: checked(isStoreUrl, 'o endereço público da loja, como https://www.loja.com.br')
    .transform((text) => new URL(text).origin)
    .optional(),
  LOG_LEVEL: checked((text) => LOG_LEVELS.includes(text), `um destes: ${LOG_LEVELS.join(', ')}`).default(
    'info',
  ),
  ALLOW_DEBUG: flag(false),
  TRUST_PROXY: flag(false),
  DEMO: flag(true),
  DEMO_HISTORY: flag(true),
  SMTP_URL: checked(isSmtpUrl, 'um endereço como smtps://usuario:senha@maquina:465').optional(),
  MAIL_FROM: checked(isMailAddress, 'um endereço de e-mail, como loja@loja.com.br').optional(),
  MELHOR_ENVIO_URL: serviceUrl(MELHOR_ENVIO.producao),
  MELHOR_ENVIO_SANDBOX_URL: serviceUrl(MELHOR_ENVIO.teste),
  BRASILAPI_URL: serviceUrl(BRASIL_API),
  FOCUS_NFE_URL: checked(isServiceUrl, 'um endereço como https://api.focusnfe.com.br')
    .transform((text) => text.replace(/\/$/, ''))
    .optional(),
  ...PAYMENT_ENVIRONMENT,
  ...TELEMETRY_ENVIRONMENT,
  PSP_PORT: port().optional(),
  LINK_SECRET: checked(
    (text) => /^[\x21-\x7e]{32,200}$/.test(text),
    'de 32 a 200 caracteres ASCII, sem espaços',
  ).optional(),
  SECRETS_KEY: checked(
    (text) => text.split(',').every(isKey),
    '32 bytes em base64; de várias chaves, separadas por vírgula, a primeira sela',
  )
    .transform((text) => text.split(','))
    .optional(),
  WEBHOOKS_LOCAL: flag(false),
  MAINTENANCE: flag(false),
  MAINTENANCE_SECRET: checked(
    (text) => /^[\w-]{12,200}$/.test(text),
    'de 12 a 200 letras sem acento, algarismos, hífens e sublinhados',
  ).optional(),
})

export type Config = Readonly<{
  /** 0 takes any free port; `withPort` sets the actual one. */
  port: number
  host: string
  /** Processes that answer requests. */
  processes: number
  /** Absolute path. */
  dataDir: string
  /** Absolute path of pictures, files and feeds, if they are in a folder. The same for all nodes of one database. */
  filesDir: string
  /** Where pictures, files and feeds are: in `filesDir`, or in a bucket. */
  files: StoragePlace
  /** The cache before the shop that stores pages; absent: none. */
  cdn: CdnPlace | undefined
  /** Absent: the embedded PostgreSQL. */
  databaseUrl: string | undefined
  /** The same database without the pooler that `databaseUrl` leads to; absent: no pooler. */
  databaseDirectUrl: string | undefined
  /** A streaming replica of it, which public pages are read from; absent: none. */
  databaseReadUrl: string | undefined
  /** How long the start waits for a database that does not answer yet. */
  databaseWaitMs: number
  /** How long the shop still serves after it was asked to end, with `/readyz` at 503. */
  drainMs: number
  /** The `app-token` header of API clients. */
  appToken: string
  /** Origin of the shop's addresses, without a trailing slash. */
  storeUrl: string
  logLevel: string
  /** Whether the error page shows the error to requests with `?debug`. */
  allowDebug: boolean
  /** Whether `X-Forwarded-For` comes from our own proxy, and can be trusted. */
  trustProxy: boolean
  /** Whether visitors get the waiting page, whatever the settings say. */
  maintenance: boolean
  /** The secret word that admits visitors meanwhile; absent: nobody is admitted. */
  maintenanceSecret: string | undefined
  /** Whether webhooks may be sent to this machine and its network: for development. */
  webhooksLocais: boolean
  /** Secret that signs links to orders; absent: one that the store generated and stored in its database. */
  linkSecret: string | undefined
  /** Keys of sealed secrets, in base64; absent: a file in `dataDir`. */
  secretsKeys: readonly string[] | undefined
  /** The SMTP server; absent: mails are written to files in `dataDir`. */
  smtpUrl: string | undefined
  /** The sender address of mails. */
  mailFrom: string
  /** The origins of Melhor Envio's API, or those of a counterpart. */
  freightUrls: FreightUrls
  /** The origin of BrasilAPI, or that of another installation of it. */
  brasilApiUrl: string
  /** The origin of Mercado Pago's API, or that of a counterpart. */
  mercadoPagoUrl: string
  /** A counterpart of Focus NFe, in place of both of its environments; absent: Focus NFe itself. */
  focusNfeUrl: string | undefined
  /** What is exported to an OpenTelemetry collector; null: nothing. */
  telemetry: TelemetrySettings | null
  /** The payment providers. */
  payments: PaymentSettings
  /** Pagar.me's origin, or that of a counterpart. */
  pagarmeUrl: string
  /** The simulated provider of a demonstration store without real ones; absent: none. */
  simulation: Simulation | undefined
  /** Whether an empty database is filled with the demonstration store. */
  demo: boolean
  /** Whether the demonstration store gets some months of past sales. */
  demoHistory: boolean
}>

/** `port` 0 takes any free one; `fixed`: the port was requested, and must be free. */
export type Simulation = { port: number; fixed: boolean }

/**
 * Reads the environment. Throws `StartFailure` with every invalid value, one per line. An empty variable counts as
 * absent.
 */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const { data, error } = Environment.safeParse(present)
  if (error) throw new StartFailure(error.issues.map((issue) => complaint(issue, present)).join('\n'))
  if (data.SMTP_URL && !data.MAIL_FROM)
    throw new StartFailure('Com SMTP_URL, MAIL_FROM deve dizer de que endereço a loja escreve.')

  if (data.DATABASE_DIRECT_URL && !data.DATABASE_URL)
    throw new StartFailure(
      'DATABASE_DIRECT_URL acompanha DATABASE_URL, que leva ao mesmo banco por um pooler.',
    )

  if (data.DATABASE_READ_URL && !data.DATABASE_URL)
    throw new StartFailure('DATABASE_READ_URL acompanha DATABASE_URL, de que é uma réplica.')

  const payments = paymentSettings(data)

  return Object.freeze({
    port: data.PORT,
    host: data.HOST,
    // One core is left to the database and to what else the machine does.
    processes: data.WEB_CONCURRENCY ?? Math.min(Math.max(availableParallelism() - 1, 1), MAX_PROCESSES),
    dataDir: data.DATA_DIR,
    filesDir: data.FILES_DIR ?? data.DATA_DIR,
    files: storagePlace(data),
    cdn: cdnPlace(data),
    databaseUrl: data.DATABASE_URL,
    databaseDirectUrl: data.DATABASE_DIRECT_URL,
    databaseReadUrl: data.DATABASE_READ_URL,
    databaseWaitMs: data.DATABASE_WAIT,
    // With the embedded database there is no other node that could take over.
    drainMs: data.DRAIN_WAIT ?? (data.DATABASE_URL ? DRAIN_MS : 0),
    appToken: data.APP_TOKEN,
    storeUrl: data.STORE_URL ?? addressOf(data.HOST, data.PORT),
    logLevel: data.LOG_LEVEL,
    allowDebug: data.ALLOW_DEBUG,
    trustProxy: data.TRUST_PROXY,
    demo: data.DEMO,
    demoHistory: data.DEMO_HISTORY,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? 'loja@localhost',
    freightUrls: { producao: data.MELHOR_ENVIO_URL, teste: data.MELHOR_ENVIO_SANDBOX_URL },
    brasilApiUrl: data.BRASILAPI_URL,
    focusNfeUrl: data.FOCUS_NFE_URL,
    mercadoPagoUrl: data.MERCADO_PAGO_URL,
    telemetry: telemetrySettings(data),
    payments,
    pagarmeUrl: data.PAGARME_URL,
    simulation:
      data.DEMO && !payments.pix && data.MERCADO_PAGO_URL === MERCADO_PAGO ? simulation(data) : undefined,
    maintenance: data.MAINTENANCE,
    maintenanceSecret: data.MAINTENANCE_SECRET,
    webhooksLocais: data.WEBHOOKS_LOCAL,
    linkSecret: data.LINK_SECRET,
    secretsKeys: data.SECRETS_KEY,
  })
}

/** Returns the configuration with the actual port, which the system chooses for `PORT=0`. */
export function withPort(config: Config, port: number): Config {
  const standsAtPort = config.storeUrl === addressOf(config.host, config.port)

  return Object.freeze({
    ...config,
    port,
    storeUrl: standsAtPort ? addressOf(config.host, port) : config.storeUrl,
  })
}

/** The host under which a browser on this machine reaches a server that listens on `host`. */
export function addressOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host

  return `http://${isIP(name) === 6 ? `[${name}]` : name}:${port}`
}

/** A bucket if `S3_URL` names one, otherwise the folder. */
function storagePlace(data: z.infer<typeof Environment>): StoragePlace {
  const { S3_URL: url, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = data
  if (!url) return { folder: data.FILES_DIR ?? data.DATA_DIR }
  if (!accessKeyId || !secretAccessKey)
    throw new StartFailure(
      'Com S3_URL, S3_ACCESS_KEY_ID e S3_SECRET_ACCESS_KEY devem ter as chaves do balde.',
    )

  return { s3: { url, region: data.S3_REGION, accessKeyId, secretAccessKey, links: data.S3_LINKS } }
}

/** Varnish has addresses and no token; the services have a token, which goes to their own address only. */
function cdnPlace(data: z.infer<typeof Environment>): CdnPlace | undefined {
  const { CDN: kind, CDN_URL: urls, CDN_SERVICE: service, CDN_TOKEN: token } = data
  if (!kind) {
    if (urls || service || token)
      throw new StartFailure('CDN_URL, CDN_SERVICE e CDN_TOKEN acompanham CDN, que diz de quem são.')
    return undefined
  }
  if (kind === 'varnish') {
    if (!urls || service || token)
      throw new StartFailure(
        'Com CDN=varnish, CDN_URL diz onde ele atende; ele não tem CDN_SERVICE nem CDN_TOKEN.',
      )
    return { kind, urls }
  }
  const [url = kind === 'fastly' ? FASTLY : CLOUDFLARE, another] = urls ?? []
  if (!service || !token || another !== undefined || !isServiceUrl(url))
    throw new StartFailure(
      `Com CDN=${kind}, CDN_SERVICE e CDN_TOKEN são obrigatórios; CDN_URL, um só, com https, é para testes.`,
    )

  return { kind, url, service, token }
}

function simulation({ PORT, PSP_PORT }: { PORT: number; PSP_PORT?: number | undefined }): Simulation {
  if (PSP_PORT !== undefined) return { port: PSP_PORT, fixed: PSP_PORT > 0 }
  const beside = PORT + BESIDE

  return { port: PORT === 0 || beside > 65_535 ? 0 : beside, fixed: false }
}

function port() {
  return checked(
    (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535,
    'um número inteiro de 0 a 65535',
  ).transform(Number)
}

/** Given in seconds, parsed to milliseconds. */
function seconds(max: number) {
  return checked(
    (text) => /^\d{1,3}$/.test(text) && Number(text) <= max,
    `um número inteiro de segundos, de 0 a ${max}`,
  ).transform((text) => Number(text) * 1000)
}

function checked(holds: (text: string) => boolean, expected: string) {
  return z.string().refine(holds, expected)
}

/** Where Melhor Envio is: requests carry its token, so they leave this machine only by https. */
function serviceUrl(official: string) {
  return checked(isServiceUrl, `um endereço como ${official}`)
    .transform((text) => text.replace(/\/$/, ''))
    .default(official)
}

function flag(byDefault: boolean) {
  return checked((text) => text === '0' || text === '1', '0 ou 1')
    .transform((text) => text === '1')
    .default(byDefault)
}

function isProcessCount(text: string) {
  return /^[1-9]\d?$/.test(text) && Number(text) <= MAX_PROCESSES
}

function isHost(text: string) {
  return isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/i.test(text)
}

function isDatabaseUrl(text: string) {
  const url = URL.parse(text)
  return (
    url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.hostname !== '' && url.pathname.length > 1
  )
}

function isStoreUrl(text: string) {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !/[?#]/.test(text)
}

/** Requests to it carry a token: unencrypted only to this machine. */
function isServiceUrl(text: string) {
  const url = URL.parse(text)
  if (url === null || url.username !== '' || /[?#]/.test(text)) return false

  return (
    url.protocol === 'https:' ||
    (url.protocol === 'http:' && /^(127\.0\.0\.1|localhost|\[::1\])$/.test(url.hostname))
  )
}

/** Where a cache takes purges, which contain no secret. */
function isPurgeUrl(text: string) {
  const url = URL.parse(text)

  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && !/[?#]/.test(text)
}

function isSmtpUrl(text: string) {
  const url = URL.parse(text)
  return (
    url !== null &&
    /^smtps?:$/.test(url.protocol) &&
    url.hostname !== '' &&
    /^\/?$/.test(url.pathname + url.search)
  )
}

function isMailAddress(text: string) {
  return z.email().safeParse(text).success
}

function complaint({ path, message }: z.core.$ZodIssue, present: Record<string, string | undefined>) {
  const name = String(path[0])
  const received = SECRETS.includes(name) ? '' : ` (recebido: ${JSON.stringify(present[name])})`

  return `${name} deve ser ${message}${received}.`
}
