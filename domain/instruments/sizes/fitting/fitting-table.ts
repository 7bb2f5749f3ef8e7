import type { Measure } from './measure.ts'

/** From which measure of a player a maker, shop or school gives each size, from the smallest. */
export type FittingTable = {
  medida: Measure
  /** Whose table it is, as shoppers read it. */
  fonte: string
  /** Whether it measures adults only: it says nothing of a player below its first row. */
  adultsOnly?: true
  rows: readonly (readonly [tamanho: string, from: number])[]
}
