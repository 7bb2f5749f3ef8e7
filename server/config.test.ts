import { expect, test } from 'vitest'
import { readConfig, withPort } from './config.ts'

test('every variable is optional', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: expect.stringMatching(/\/var$/),
    databaseUrl: undefined,
    storeUrl: 'http://127.0.0.1:3000',
    logLevel: 'info',
    allowDebug: false,
    demo: true,
  })
})

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}))
})

test.each([
  [{ HOST: '0.0.0.0', PORT: '80' }, 'http://localhost:80'],
  [{ HOST: '::1' }, 'http://[::1]:3000'],
  [{ STORE_URL: 'https://loja.com.br/' }, 'https://loja.com.br'],
])("with %j the shop's URL is %s", (environment, storeUrl) => {
  expect(readConfig(environment).storeUrl).toBe(storeUrl)
})

test('a port chosen by the system becomes part of the default URL, but not of STORE_URL', () => {
  expect(withPort(readConfig({ PORT: '0' }), 41_234).storeUrl).toBe('http://127.0.0.1:41234')
  expect(withPort(readConfig({ PORT: '0', STORE_URL: 'https://loja.com.br' }), 41_234).storeUrl).toBe(
    'https://loja.com.br',
  )
})

test('the configuration is frozen', () => {
  expect(Object.isFrozen(readConfig({}))).toBe(true)
})

test('mail is written to files until SMTP_URL is set, which requires MAIL_FROM', () => {
  expect(readConfig({})).toMatchObject({ smtpUrl: undefined, mailFrom: 'loja@localhost' })
  expect(
    readConfig({ SMTP_URL: 'smtps://loja:segredo@mail.loja.com.br', MAIL_FROM: 'loja@loja.com.br' }),
  ).toMatchObject({
    smtpUrl: 'smtps://loja:segredo@mail.loja.com.br',
    mailFrom: 'loja@loja.com.br',
  })
  expect(() => readConfig({ SMTP_URL: 'smtp://127.0.0.1:25' })).toThrow('MAIL_FROM')
})

test.each(['127.0.0.1:25', 'http://mail.loja.com.br', 'smtp://', 'smtp://mail.loja.com.br/caixa'])(
  'rejects %s as mail server without repeating its password',
  (url) => {
    const given = { SMTP_URL: url.replace('//', '//loja:segredo@'), MAIL_FROM: 'loja@loja.com.br' }
    expect(() => readConfig(given)).toThrow(/^SMTP_URL deve ser (?!.*segredo)/)
  },
)

test('requires a long secret for links, and does not repeat a short one', () => {
  expect(readConfig({})).toMatchObject({ linkSecret: undefined })
  expect(readConfig({ LINK_SECRET: 'a'.repeat(32) })).toMatchObject({ linkSecret: 'a'.repeat(32) })
  expect(() => readConfig({ LINK_SECRET: 'segredo' })).toThrow(/^LINK_SECRET deve ser (?!.*segredo)/)
})

test('Melhor Envio is where it always is, or at a counterpart', () => {
  expect(readConfig({}).freightUrls).toEqual({
    producao: 'https://melhorenvio.com.br',
    teste: 'https://sandbox.melhorenvio.com.br',
  })
  const MELHOR_ENVIO_SANDBOX_URL = 'http://127.0.0.1:3920/'
  expect(readConfig({ MELHOR_ENVIO_SANDBOX_URL }).freightUrls.teste).toBe('http://127.0.0.1:3920')
  for (const url of ['http://melhorenvio.com.br', 'https://eu:senha@melhorenvio.com.br', 'melhorenvio'])
    expect(() => readConfig({ MELHOR_ENVIO_URL: url })).toThrow('MELHOR_ENVIO_URL deve ser')
})

test('BrasilAPI is where it always is, or at another installation of it', () => {
  expect(readConfig({}).brasilApiUrl).toBe('https://brasilapi.com.br')
  expect(readConfig({ BRASILAPI_URL: 'http://127.0.0.1:3930/' }).brasilApiUrl).toBe('http://127.0.0.1:3930')
  expect(() => readConfig({ BRASILAPI_URL: 'http://brasilapi.com.br' })).toThrow('BRASILAPI_URL deve ser')
})

test.each(['loja', 'loja@', 'Loja <loja@loja.com.br>'])('rejects %s as sender address', (address) => {
  expect(() => readConfig({ MAIL_FROM: address })).toThrow('MAIL_FROM deve ser um endereço de e-mail')
})

test('files are in a folder, or in the bucket of S3_URL, which requires its keys', () => {
  const keys = { S3_ACCESS_KEY_ID: 'CHAVE', S3_SECRET_ACCESS_KEY: 'segredo' }
  expect(readConfig({ FILES_DIR: '/arquivos', ...keys }).files).toEqual({ folder: '/arquivos' })
  expect(readConfig({ S3_URL: 'https://s3.example/loja/', FILES_DIR: '/arquivos', ...keys })).toMatchObject({
    filesDir: '/arquivos',
    files: {
      s3: {
        url: 'https://s3.example/loja',
        region: 'us-east-1',
        accessKeyId: 'CHAVE',
        secretAccessKey: 'segredo',
        links: false,
      },
    },
  })
  expect(() => readConfig({ S3_URL: 'https://s3.example/loja' })).toThrow('S3_SECRET_ACCESS_KEY')
  for (const url of ['s3://loja', 'http://s3.example/loja', 'https://eu:senha@s3.example/loja'])
    expect(() => readConfig({ S3_URL: url, ...keys })).toThrow(/^S3_URL deve ser (?!.*senha)/)
  expect(() => readConfig({ S3_SECRET_ACCESS_KEY: 'com espaço' })).toThrow(/^S3_\w+ deve ser (?!.*espaço)/)
})

test.each([
  [{}, { port: 3900, fixed: false }],
  [{ PORT: '3100' }, { port: 4000, fixed: false }],
  [{ PORT: '0' }, { port: 0, fixed: false }],
  [{ PORT: '65000' }, { port: 0, fixed: false }],
  [{ PSP_PORT: '4700' }, { port: 4700, fixed: true }],
  [{ PSP_PORT: '0' }, { port: 0, fixed: false }],
  [{ DEMO: '0' }, undefined],
  [{ DEMO: '0', PSP_PORT: '4700' }, undefined],
])('with %j the simulated provider is %j', (environment, simulation) => {
  expect(readConfig(environment).simulation).toEqual(simulation)
})

test('simulates no provider if a real one is configured', () => {
  const BANK = {
    PIX_API_URL: 'https://pix.banco.example/v2',
    PIX_TOKEN_URL: 'https://pix.banco.example/oauth/token',
    PIX_CLIENT_ID: 'cliente',
    PIX_CLIENT_SECRET: 'segredo',
    PIX_RECEIVER_KEY: 'pix@loja.com.br',
    PIX_NOTICE_KEY: 'dezesseis-letras-e-mais',
  }
  expect(readConfig(BANK).simulation).toBeUndefined()
  expect(readConfig({ MERCADO_PAGO_URL: 'http://127.0.0.1:3920' }).simulation).toBeUndefined()
})

test('telemetry is off until an address to export to is set, and is bounded', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://coletor:4318'

  expect(readConfig({ OTEL_SERVICE_NAME: 'loja', OTEL_TRACES_EXPORTER: 'otlp' }).telemetry).toBeNull()
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' }).telemetry).toBeNull()
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_METRICS_EXPORTER: 'none' }).telemetry).toEqual({
    traces: {
      sampler: 'parentbased_always_on',
      ratio: 1,
      queue: 2048,
      batch: 512,
      delayMs: 5_000,
      timeoutMs: 30_000,
    },
    metrics: null,
  })
  expect(readConfig({ OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: 'https://coletor/m' }).telemetry).toEqual({
    traces: null,
    metrics: { intervalMs: 60_000, timeoutMs: 30_000 },
  })
})

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'coletor:4318'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
  ['OTEL_TRACES_EXPORTER', 'zipkin'],
  ['OTEL_TRACES_SAMPLER', 'às vezes'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ['OTEL_BSP_MAX_QUEUE_SIZE', '0'],
])('rejects %s=%s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} deve ser `))
})

test.each([
  [
    { CDN: 'varnish', CDN_URL: 'http://10.0.0.5:6081/,http://10.0.0.6:6081' },
    { kind: 'varnish', urls: ['http://10.0.0.5:6081', 'http://10.0.0.6:6081'] },
  ],
  [
    { CDN: 'fastly', CDN_SERVICE: 'SU1Z0isxPaozGVKXdv0eY', CDN_TOKEN: 'token-do-cache' },
    {
      kind: 'fastly',
      url: 'https://api.fastly.com',
      service: 'SU1Z0isxPaozGVKXdv0eY',
      token: 'token-do-cache',
    },
  ],
  [{}, undefined],
])('the cache before the shop: %j', (environment, cdn) => {
  expect(readConfig(environment).cdn).toEqual(cdn)
})

test.each([
  { CDN: 'akamai' },
  { CDN: 'varnish' },
  { CDN: 'varnish', CDN_URL: 'http://10.0.0.5:6081', CDN_TOKEN: 'token-do-cache' },
  { CDN: 'varnish', CDN_URL: 'ftp://10.0.0.5' },
  { CDN: 'fastly', CDN_SERVICE: 'SU1Z0isxPaozGVKXdv0eY' },
  { CDN: 'cloudflare', CDN_TOKEN: 'token-do-cache' },
  { CDN: 'cloudflare', CDN_SERVICE: 'zona-1234', CDN_TOKEN: 'token-do-cache' },
  // The token would leave this machine unencrypted.
  {
    CDN: 'fastly',
    CDN_URL: 'http://10.0.0.5',
    CDN_SERVICE: 'SU1Z0isxPaozGVKXdv0eY',
    CDN_TOKEN: 'token-do-cache',
  },
  { CDN_TOKEN: 'token-do-cache' },
])('the cache before the shop is refused, without its token: %j', (environment) => {
  expect(() => readConfig(environment)).toThrow(/CDN/)
  expect(() => readConfig(environment)).not.toThrow('token-do-cache')
})
