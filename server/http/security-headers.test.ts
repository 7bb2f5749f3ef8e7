import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, merchantSources } from './security-headers.ts'

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
