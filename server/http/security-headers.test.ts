import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CardFields } from '#contract/orders/card-fields.ts'
import { contentSecurityPolicy, merchantSources, withCardFields } from './security-headers.ts'

test('allows inline scripts by their hashes, once each', () => {
  const policy = contentSecurityPolicy(['um()', 'dois()', 'um()'])

  expect(policy.match(/'sha256-/g)).toHaveLength(2)
  expect(policy).toContain(createHash('sha256').update('um()').digest('base64'))
})

test("hashes the script's bytes, accents included", () => {
  expect(contentSecurityPolicy(['"violão – 4/4"'])).toContain(
    createHash('sha256').update('"violão – 4/4"').digest('base64'),
  )
})

test('allows no inline script that the page does not declare', () => {
  expect(contentSecurityPolicy([])).toContain("script-src 'self';")
  expect(contentSecurityPolicy([])).not.toMatch(/script-src[^;]*unsafe/)
})

test("allows the merchant's services only if they are configured", () => {
  const off = contentSecurityPolicy([], merchantSources({ googleAnalytics: '', metaPixel: '' }))
  const on = contentSecurityPolicy(
    [],
    merchantSources({ googleAnalytics: 'G-ABCD1234', metaPixel: '1234567890' }),
  )

  expect(off).toBe(contentSecurityPolicy([]))
  expect(on).toMatch(
    /script-src 'self' https:\/\/www\.googletagmanager\.com https:\/\/connect\.facebook\.net;/,
  )
  expect(on).toMatch(/connect-src 'self' https:\/\/\*\.google-analytics\.com/)
})

test.each<[CardFields, string, string]>([
  [
    { provedor: 'simulado', script: 'https://psp.example/v1/card.js' },
    ' https://psp.example',
    ' https://psp.example',
  ],
  [
    { provedor: 'pagarme', chavePublica: 'pk_1', tokens: 'https://psp.example/tokens' },
    '',
    ' https://psp.example',
  ],
])('allows what the card fields %j load and call, if there are any', (campos, scripts, calls) => {
  const none = merchantSources({ googleAnalytics: '', metaPixel: '' })
  const policy = contentSecurityPolicy([], withCardFields(none, [campos, campos]))

  expect(policy).toContain(`script-src 'self'${scripts};`)
  expect(policy).toContain(`connect-src 'self'${calls};`)
  expect(withCardFields(none, [])).toEqual(none)
})
