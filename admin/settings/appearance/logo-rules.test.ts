import { expect, test } from 'vitest'
import { logoRules } from './logo-rules.ts'

const LOGO = { arquivo: 'a'.repeat(24), tipo: 'svg', largura: 120, altura: 40 } as const
const NONE = { logo: null, nomeAoLado: true }

test('draws a logo that is not saved yet, in its own proportions', () => {
  const rules = logoRules({ logo: LOGO, nomeAoLado: true }, NONE, 'Casa do Som')

  expect(rules).toContain(`url(/assets/marca-${LOGO.arquivo}.svg)`)
  expect(rules).toContain('aspect-ratio:120/40')
  expect(rules).not.toContain(':not(:first-child)')
})

test('leaves the page’s own logo if it is the saved one, or none', () => {
  const saved = { logo: LOGO, nomeAoLado: true }

  expect(logoRules(saved, saved, 'Casa do Som')).toBe('')
  expect(logoRules(NONE, NONE, 'Casa do Som')).toBe('')
})

test('hides the name that is no longer beside the logo', () => {
  const saved = { logo: LOGO, nomeAoLado: true }

  expect(logoRules({ ...saved, nomeAoLado: false }, saved, 'Casa do Som')).toBe(
    '[data-logo]>:not(:first-child){display:none}',
  )
})

test('draws the lyre for a logo that was taken away, with the name that was not beside it', () => {
  const beside = logoRules(NONE, { logo: LOGO, nomeAoLado: true }, 'Casa do Som')
  expect(beside).toMatch(/^\[data-logo\]>:first-child\{display:none\}.*mask:url\("data:image\/svg/)
  expect(beside).not.toContain('Casa do Som')

  expect(logoRules(NONE, { logo: LOGO, nomeAoLado: false }, 'Casa "do" Som')).toContain(
    '::after{content:"Casa \\"do\\" Som"',
  )
})
