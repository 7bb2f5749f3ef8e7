import { type Fit, nearestMisfit } from '../compatibility/fit.ts'
import type { MyInstrument } from '../mine/my-instrument.ts'
import { type SoldSet, setFit } from '../mine/verdict.ts'

/** A set on offer, with what its SKUs say of the instruments that they are for. */
export type SoldStrings = { sold: readonly { skus: readonly number[]; set: SoldSet }[] }

/** A set that fits, or may. */
export type FittingSet<S> = {
  set: S
  /** The SKUs that do; null for all. */
  skus: ReadonlySet<number> | null
  /** What has to be known to say that it fits, as a sentence; null if it does, or if nothing is asked. */
  note: string | null
}

/** How many sets don't fit for one reason: in a few words, and the sentence about the first of them. */
export type LeftOut = { motivo: string; frase: string; total: number }

/** Divides sets by the rule of badges and filters into those that fit an instrument, or may, and those that don't. */
export function fittingSets<S extends SoldStrings>(
  instrument: MyInstrument,
  sets: readonly S[],
): { fitting: FittingSet<S>[]; leftOut: LeftOut[] } {
  const fitting: FittingSet<S>[] = []
  const leftOut = new Map<string, LeftOut>()
  for (const set of sets) {
    const judged = set.sold.map((each) => ({ ...each, fit: setFit(instrument, each.set) }))
    const possible = judged.filter(({ fit }) => fit.fits !== false)
    const against = nearestMisfit(judged.map(({ fit }) => fit))
    if (possible.length > 0 || !against)
      fitting.push({
        set,
        skus: against ? new Set(possible.flatMap(({ skus }) => skus)) : null,
        note: noteOn(instrument, possible),
      })
    else {
      const { total, frase } = leftOut.get(against.short) ?? { total: 0, frase: against.reason }
      leftOut.set(against.short, {
        motivo: against.short,
        frase,
        total: total + 1,
      })
    }
  }

  return { fitting, leftOut: [...leftOut.values()].toSorted((one, other) => other.total - one.total) }
}

/** What says no length may be too long or too short for one that isn't the usual one. */
function noteOn(instrument: MyInstrument, possible: readonly { set: SoldSet; fit: Fit }[]): string | null {
  if (possible.some(({ fit }) => fit.fits)) return null
  const [open] = possible.flatMap(({ fit }) => (fit.fits === null && fit.open ? [fit.open.reason] : []))
  const isOfScale =
    instrument.escala !== null &&
    possible.some(({ set }) => setFit({ ...instrument, escala: null }, set).fits)

  if (open || isOfScale) return open ?? 'A ficha não diz se serve na sua escala.'
  const { prende: _, ...others } = instrument
  const isOfHold = instrument.prende !== undefined && possible.some(({ set }) => setFit(others, set).fits)

  return isOfHold ? 'A ficha não diz como as cordas prendem: confira se servem no seu.' : null
}
