import { creditIn, servicesIn } from '../../cart/adjustment.ts'
import { splitCents } from '../../money/split-cents.ts'
import { saoPauloClock } from '../../time/business-days-clock.ts'
import { TRADE_CONDITIONS, type TradeCondition } from './conditions.ts'
import type { TradeInRules } from './trade-in-rules.ts'

/** What an instrument is worth in each condition, in centavos; conditions that give too little are left out. */
export type TradeInWorth = Partial<Record<TradeCondition, number>>

/** Whole reais: a credit is an estimate, and centavos would pretend otherwise. */
const STEP = 100

/** What one unit cost its buyer, in centavos. A credit that paid for a part of it counts as paid; services of the workshop don't. */
export function paidForUnit({
  total,
  quantidade,
  ajustes,
  vista,
}: {
  total: number
  quantidade: number
  ajustes: readonly { tipo: string; valor: number }[]
  /** What Pix took off the item; 0 for other methods. */
  vista: number
}): number {
  const services = servicesIn(ajustes)
  const [ofGoods = 0] = splitCents(vista, [total - services, services])

  return Math.floor((total - services - ofGoods + creditIn(ajustes)) / quantidade)
}

/** Whole months from a moment to another by the calendar of the store: from 31 January to 28 February is none. */
export function monthsBetween(from: Date, to: Date): number {
  const [a, b] = [saoPauloClock(from).dia, saoPauloClock(to).dia]
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = a.split('-').map(Number)
  const [year = 0, month = 0, day = 0] = b.split('-').map(Number)

  return Math.max(0, (year - fromYear) * 12 + month - fromMonth - (day < fromDay ? 1 : 0))
}

/**
 * What the store gives for an instrument: a share of what was paid by its age, and of that a part by its condition,
 * rounded down to whole reais once. Empty if it is too old, or worth too little.
 */
export function tradeInWorth(
  { faixas, condicoes, minimo }: Pick<TradeInRules, 'faixas' | 'condicoes' | 'minimo'>,
  { pago, meses }: { pago: number; meses: number },
): TradeInWorth {
  const step = faixas.find((each) => meses < each.meses)
  if (!step) return {}
  const worth: TradeInWorth = {}
  for (const condition of TRADE_CONDITIONS) {
    const exact = (pago * step.porcentagem * condicoes[condition]) / 10_000
    const valor = Math.floor(exact / STEP) * STEP
    if (valor > 0 && valor >= minimo) worth[condition] = valor
  }

  return worth
}

/** The highest of the values; 0 if there are none. */
export function bestWorth(worth: TradeInWorth): number {
  return Math.max(0, ...Object.values(worth))
}
