import type { Home } from '#contract/panel/panel.ts'
import { formatNumber } from '#domain/format/format-number.ts'

type Counts = NonNullable<Home['funil']>

/** A step: how often it happened, also per 100 visits, and the length of its bar in percent of the longest. */
export type FunnelStep = { label: string; count: number; per100: string; barPercent: number }

const STEPS: { label: string; step: keyof Counts }[] = [
  { label: 'Visitas', step: 'visitas' },
  { label: 'Produtos vistos', step: 'produtos' },
  { label: 'Postos na sacola', step: 'sacola' },
  { label: 'Compras começadas', step: 'checkout' },
  { label: 'Pedidos pagos', step: 'pagos' },
]

/**
 * Returns the steps from the visit to the paid order, without those that the user may not see. They count events, not
 * people, so a step may exceed the one before it.
 */
export function funnelSteps(counts: Counts): FunnelStep[] {
  const known = STEPS.flatMap(({ label, step }) => {
    const count = counts[step]

    return count === null ? [] : [{ label, count }]
  })
  const longest = Math.max(1, ...known.map(({ count }) => count))

  return known.map(({ label, count }) => ({
    label,
    count,
    per100: counts.visitas === 0 ? '—' : formatNumber((count / counts.visitas) * 100),
    barPercent: (count / longest) * 100,
  }))
}
