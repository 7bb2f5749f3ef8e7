import { slugOf } from '../../../format/slug.ts'
import type { Family } from '../../families/family.ts'
import type { Chart } from '../charts/chart.ts'
import type { StatedString } from '../stated-string.ts'
import { constructionOf, type KnownConstruction } from '../stated-weight.ts'
import { chartedWeight, thousandthsOf } from '../unit-weight.ts'
import { DADDARIO } from './daddario.ts'
import { GHS } from './ghs.ts'
import { KALIUM } from './kalium.ts'
import { STRINGJOY } from './stringjoy.ts'

/**
 * A maker's own charts, of the constructions that it publishes. Plain steel is left out: one wire of one diameter
 * weighs the same whoever sells it, by its density as in D'Addario's chart. Kalium's plain strings are within 0.5 % of
 * that; GHS's calculator has some up to 16 % heavier, and Stringjoy's all 10 %, which is heavier than solid steel.
 */
export type MakerCharts = Partial<Record<Exclude<KnownConstruction, 'plainSteel'>, Chart>>

/**
 * Makers that publish what their strings weigh. The other charts of D'Addario count for all makers; of its fluorocarbon
 * there is another source for the others.
 */
const MAKERS: Readonly<Record<string, MakerCharts>> = {
  daddario: DADDARIO,
  ghs: GHS,
  stringjoy: STRINGJOY,
  kalium: KALIUM,
}

/**
 * Returns kilograms per metre of a string by its own maker's chart: cores and windings differ so much that strings of one
 * gauge weigh up to 15 % more or less from maker to maker. Null if the brand publishes none, or not of this diameter.
 */
export function makerWeight(
  brand: string,
  { diameter, materials }: Pick<StatedString, 'diameter' | 'materials'>,
  family: Family,
): number | null {
  const construction = constructionOf(materials, family)
  const charts = MAKERS[slugOf(brand)]
  if (!charts || !diameter || !construction || construction === 'plainSteel') return null
  const chart = charts[construction]

  return chart ? chartedWeight(chart, thousandthsOf(diameter.mm)) : null
}
