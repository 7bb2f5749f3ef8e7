import { expect, test } from 'vitest'
import { bannerStage } from './banner-stage.ts'

const [PAST, NOW, FUTURE] = [
  '2026-11-19T15:00:00.000Z',
  '2026-11-20T15:00:00.000Z',
  '2026-11-21T15:00:00.000Z',
]

test.each([
  [null, null, 'No ar'],
  [PAST, null, 'No ar'],
  [null, FUTURE, 'Até 21/11/2026, 12:00'],
  [PAST, FUTURE, 'Até 21/11/2026, 12:00'],
  [FUTURE, null, 'A partir de 21/11/2026, 12:00'],
  [null, PAST, 'Encerrado'],
])('a banner from %s until %s: %s', (dataInicial, dataFinal, text) => {
  expect(bannerStage({ dataInicial, dataFinal }, new Date(NOW)).text).toBe(text)
})
