import { expect, test } from 'vitest'
import { funnelSteps } from './funnel-steps.ts'

const COUNTS = { visitas: 200, produtos: 400, sacola: 50, checkout: 10, pagos: 3 }

test('each step has its count, its share of the visits and a bar to the longest', () => {
  expect(funnelSteps(COUNTS)).toEqual([
    { label: 'Visitas', count: 200, per100: '100', barPercent: 50 },
    { label: 'Produtos vistos', count: 400, per100: '200', barPercent: 100 },
    { label: 'Postos na sacola', count: 50, per100: '25', barPercent: 12.5 },
    { label: 'Compras começadas', count: 10, per100: '5', barPercent: 2.5 },
    { label: 'Pedidos pagos', count: 3, per100: '1,5', barPercent: 0.75 },
  ])
})

test.each([
  ['a step that the user may not see is left out', { ...COUNTS, pagos: null }, 4],
  ['a step that never happened is shown', { ...COUNTS, pagos: 0 }, 5],
])('%s', (_, counts, steps) => {
  expect(funnelSteps(counts)).toHaveLength(steps)
})

test('without visits, shares are unknown, and no bar is longer than the longest', () => {
  const steps = funnelSteps({ visitas: 0, produtos: 4, sacola: 0, checkout: 0, pagos: 0 })

  expect(steps.map(({ per100 }) => per100)).toEqual(['—', '—', '—', '—', '—'])
  expect(steps.map(({ barPercent }) => barPercent)).toEqual([0, 100, 0, 0, 0])
})

test('without anything, no bar has a length', () => {
  const steps = funnelSteps({ visitas: 0, produtos: 0, sacola: 0, checkout: 0, pagos: 0 })

  expect(steps.map(({ barPercent }) => barPercent)).toEqual([0, 0, 0, 0, 0])
})
