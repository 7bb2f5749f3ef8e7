import { expect, test } from 'vitest'
import { isShownAt } from './shown-at.ts'

const CHRISTMAS = { dataInicial: '2026-12-01T03:00:00Z', dataFinal: '2026-12-26T03:00:00Z' } as const

test.each([
  ['2026-12-01T02:59:59.999Z', 'desktop', false],
  ['2026-12-01T03:00:00Z', 'desktop', true],
  ['2026-12-26T02:59:59.999Z', 'desktop', true],
  ['2026-12-26T03:00:00Z', 'desktop', false],
  ['2026-12-10T03:00:00Z', 'mobile', false],
] as const)('a Christmas banner for desktops, at %s on %s: %s', (em, screen, shown) => {
  expect(isShownAt({ ...CHRISTMAS, dispositivo: 'desktop' }, new Date(em), screen)).toBe(shown)
})

test('content without dates, for all screens, is always shown', () => {
  const always = { dataInicial: null, dataFinal: null, dispositivo: 'todos' } as const

  expect(isShownAt(always, new Date(0), 'mobile')).toBe(true)
})
