import { expect, test } from 'vitest'
import { logoRules } from './logo-rules.ts'

const LOGO = { arquivo: 'a'.repeat(24), tipo: 'svg', largura: 120, altura: 40 } as const
const NONE = { logo: null, nomeAoLado: true }

test('draws a logo that is not saved yet, in its own proportions', () => {
  const rules = logoRules({ logo: LOGO, nomeAoLado: true }, NONE)

  expect(rules).toContain(`url(/assets/marca-${LOGO.arquivo}.svg)`)
  expect(rules).toContain('aspect-ratio:120/40')
  expect(rules).not.toContain(':not(:first-child)')
})

test('leaves the page’s own logo if it is the saved one, or none', () => {
  const saved = { logo: LOGO, nomeAoLado: true }

  expect(logoRules(saved, saved)).toBe('')
  expect(logoRules(NONE, saved)).toBe('')
})

test('hides the name that is no longer beside the logo', () => {
  const saved = { logo: LOGO, nomeAoLado: true }

  expect(logoRules({ ...saved, nomeAoLado: false }, saved)).toBe(
    '[data-logo]>:not(:first-child){display:none}',
  )
})
