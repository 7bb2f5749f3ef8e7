import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, merchantSources, withCardScript } from './security-headers.ts'

test('inline scripts are named by their hash, once each', () => {
  const policy = contentSecurityPolicy(
    Buffer.from('<script>um()</script><script type="module">dois()</script><script>um()</script>'),
  )

  expect(policy.match(/'sha256-/g)).toHaveLength(2)
  expect(policy).toContain(createHash('sha256').update('um()').digest('base64'))
})

test('the hash is that of the bytes, accents included', () => {
  const policy = contentSecurityPolicy(Buffer.from('<script>"violão – 4/4"</script>'))

  expect(policy).toContain(createHash('sha256').update('"violão – 4/4"').digest('base64'))
})

test('scripts with an address and data blocks need no hash', () => {
  const policy = contentSecurityPolicy(
    Buffer.from(
      '<script src="/assets/a.js"></script><script type="application/ld+json">{"a":1}</script><script type="application/json" id="b">{}</script>',
    ),
  )

  expect(policy).not.toContain('sha256')
})

test('nothing inline runs that is not in the document', () => {
  expect(contentSecurityPolicy(Buffer.from(''))).toContain("script-src 'self';")
  expect(contentSecurityPolicy(Buffer.from(''))).not.toMatch(/script-src[^;]*unsafe/)
})

test("the merchant's services are let in where they are configured, and nowhere else", () => {
  const off = contentSecurityPolicy(Buffer.from(''), merchantSources({ googleAnalytics: '', metaPixel: '' }))
  const on = contentSecurityPolicy(
    Buffer.from(''),
    merchantSources({ googleAnalytics: 'G-ABCD1234', metaPixel: '1234567890' }),
  )

  expect(off).toBe(contentSecurityPolicy(Buffer.from('')))
  expect(on).toMatch(
    /script-src 'self' https:\/\/www\.googletagmanager\.com https:\/\/connect\.facebook\.net;/,
  )
  expect(on).toMatch(/connect-src 'self' https:\/\/\*\.google-analytics\.com/)
})

test("the card provider's script and its calls are let in, by origin, where there is one", () => {
  const none = merchantSources({ googleAnalytics: '', metaPixel: '' })
  const policy = contentSecurityPolicy(
    Buffer.from(''),
    withCardScript(none, 'https://psp.example/v1/card.js'),
  )

  expect(policy).toContain("script-src 'self' https://psp.example;")
  expect(policy).toContain("connect-src 'self' https://psp.example;")
  expect(withCardScript(none, undefined)).toBe(none)
})
