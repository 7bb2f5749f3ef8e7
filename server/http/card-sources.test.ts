import { expect, test } from 'vitest'
import type { CardFields } from '#contract/orders/card-fields.ts'
import { withCardFields, withChallenges } from './card-sources.ts'
import { contentSecurityPolicy, merchantSources } from './security-headers.ts'

const NONE = merchantSources({ googleAnalytics: '', metaPixel: '' })
const MERCADO_PAGO = 'https://sdk.mercadopago.com/js/v2'

test.each<[CardFields, string, string, string]>([
  [
    { provedor: 'pagarme', chavePublica: 'pk_1', tokens: 'https://psp.example/tokens' },
    ';',
    ' https://psp.example;',
    '-nocookie.com;',
  ],
  [
    { provedor: 'mercadoPago', chavePublica: 'APP_USR-1', script: 'http://127.0.0.1:3900/js/v2' },
    ' http://127.0.0.1:3900;',
    ' http://127.0.0.1:3900;',
    ' http://127.0.0.1:3900;',
  ],
  [
    { provedor: 'mercadoPago', chavePublica: 'APP_USR-1', script: MERCADO_PAGO },
    ' https://sdk.mercadopago.com https://http2.mlstatic.com',
    ' https://api.mercadopago.com https://api-static.mercadopago.com',
    ' https://secure-fields.mercadopago.com https://api-static.mercadopago.com;',
  ],
])('allows what the card fields %j load, call and frame', (campos, scripts, calls, frames) => {
  const policy = contentSecurityPolicy([], withCardFields(NONE, [campos, campos]))

  expect(policy).toContain(`script-src 'self'${scripts}`)
  expect(policy).toContain(`connect-src 'self'${calls}`)
  expect(policy).toMatch(/frame-src [^;]+;/)
  expect(policy).toContain(frames)
  expect(policy).not.toContain('https:;')
})

test('allows nothing more without card fields', () => {
  expect(withCardFields(NONE, [])).toBe(NONE)
  expect(withChallenges(NONE, [])).toBe(NONE)
})

test('frames any bank only where its confirmation may be asked for', () => {
  const fields = [{ provedor: 'mercadoPago' as const, chavePublica: 'APP_USR-1', script: MERCADO_PAGO }]

  expect(contentSecurityPolicy([], withChallenges(NONE, fields))).toMatch(/frame-src [^;]+ https:;/)
})
