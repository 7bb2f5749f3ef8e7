import type { Chart } from './charts/chart.ts'
import { CHARTS, type Construction } from './charts/charts.ts'
import { kgPerMetre } from './tension.ts'

/**
 * Densities of solid strings in kg/m³. Steel: as in D'Addario's chart (0.2820 lb/in³). Fluorocarbon: ten Worth strings
 * weighed by J. Brauchli, 1,789 to 1,889. Nylgut: Aquila (aquilacorde.com, string gauge converter). Gut: from the
 * constant of Gamut's formula for it (gamutmusic.com/introduction-to-strings-articl), which is 1,300; Aquila reckons with
 * 1,273 and gives one gauge for a string of New Nylgut and its equal of gut.
 */
const DENSITIES = { steel: 7806, fluorocarbon: 1820, nylgut: 1300, gut: 1300 } as const

type SolidMaterial = keyof typeof DENSITIES

/**
 * Thousandths of an inch at which a chart changes its construction, so that each side has a fit of its own: nylon cores of
 * D strings are thick under a thin wire (4.5 to 4.9 g/cm³ in all), those of A and E strings are not (5.8 to 6.7).
 */
const CHANGES: Partial<Record<Construction, number>> = { silverOnNylon: 32 }

/**
 * Returns kilograms per metre of a string. A diameter in the maker's chart has the charted weight; one between two of
 * them is interpolated; one outside follows the chart's fit.
 */
export function unitWeight(construction: Construction, thousandths: number): number {
  return (
    chartedWeight(CHARTS[construction], thousandths) ?? kgPerMetre(fittedWeight(construction, thousandths))
  )
}

/** Thousandths of an inch, to the hundredth of one: a gauge of .011 is read as 0.2794 mm, which is not 11 in floats. */
export function thousandthsOf(mm: number): number {
  return Math.round((mm / 0.0254) * 100) / 100
}

/** Returns kilograms per metre by a chart; null for a diameter outside of it. */
export function chartedWeight(chart: Chart, thousandths: number): number | null {
  const above = chart.findIndex(([diameter]) => diameter >= thousandths)
  const [upper, lower] = [chart[above], chart[above - 1]]
  if (upper?.[0] === thousandths) return kgPerMetre(upper[1])

  return upper && lower ? kgPerMetre(between(lower, upper, thousandths)) : null
}

/** Returns kilograms per metre of a solid string of a material with a known density. */
export function solidWeight(material: SolidMaterial, diameterMm: number): number {
  return (Math.PI / 4) * (diameterMm / 1000) ** 2 * DENSITIES[material]
}

/** Returns the diameter in millimetres of a solid string with this weight in kilograms per metre. */
export function solidDiameterMm(material: SolidMaterial, kgPerMetre: number): number {
  return Math.sqrt(kgPerMetre / ((Math.PI / 4) * DENSITIES[material])) * 1000
}

/**
 * Returns pounds per inch by the chart's fit: weight = factor · diameter ^ power, by least squares in logarithms. A
 * solid string has the power 2; a wound one a little less, as air stays between its windings.
 */
export function fittedWeight(construction: Construction, thousandths: number): number {
  const chart: Chart = CHARTS[construction]
  const change = CHANGES[construction] ?? Number.POSITIVE_INFINITY
  const { factor, power } = fitOf(chart.filter(([diameter]) => diameter < change === thousandths < change))

  return factor * thousandths ** power
}

function fitOf(chart: Chart): { factor: number; power: number } {
  const points = chart.map(([diameter, weight]) => ({ x: Math.log(diameter), y: Math.log(weight) }))
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / points.length
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / points.length
  const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0)
  const power = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spread

  return { factor: Math.exp(meanY - power * meanX), power }
}

/** Interpolates in logarithms, since weights grow with about the square of the diameter. */
function between(lower: Chart[number], upper: Chart[number], thousandths: number): number {
  const share = Math.log(thousandths / lower[0]) / Math.log(upper[0] / lower[0])

  return lower[1] * (upper[1] / lower[1]) ** share
}
