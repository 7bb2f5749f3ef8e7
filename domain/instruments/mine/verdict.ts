import {
  type Accessory,
  accessoryFits,
  type Fit,
  type Hand,
  nearestMisfit,
  stringsFit,
} from '../compatibility/fit.ts'
import { stringFamilies, takesStringsOf } from '../compatibility/shared-strings.ts'
import type { StringEnd } from '../compatibility/string-ends.ts'
import { FAMILIES, type Family } from '../families/family.ts'
import type { Note } from '../pitch/note.ts'
import type { Range } from '../sizes/size.ts'
import { sizesOf } from '../sizes/sizes.ts'
import { sizesSold } from '../sizes/sizes-sold.ts'
import { lettersOf } from '../tension/read-tuning.ts'
import { outOfReach } from '../tension/set-tension.ts'
import { notesOfTuning } from './instrument-tuning.ts'
import { type MyInstrument, onMine } from './my-instrument.ts'

/** What is known of a set of strings on offer. */
export type SoldSet = {
  family: Family
  /** The sizes for which it is sold; none if that isn't said. */
  sizes: readonly string[]
  /** The vibrating lengths for which it is sold. */
  scalesMm: Range | null
  strings: number | null
  /** How its strings end; null if that isn't said, or only of strings that are held in one way everywhere. */
  end: StringEnd | null
  /** The notes for which it is made, from the lowest course to the highest; null if it doesn't describe its strings. */
  notes: readonly Note[] | null
}

/** What is known of an accessory on offer: the instruments that it is for. */
export type SoldAccessory = {
  families: readonly Family[]
  /** The sizes for which it is; none if that isn't said, null if it is for all. */
  sizes: readonly string[] | null
  /** The hole in the headstock that a tuning machine needs, in millimetres. */
  postMm: number | null
  /** Null if it is for both hands, or that isn't said. */
  hand: Hand | null
}

/**
 * Whether goods are for one of somebody's instruments: on a badge, in words that name it, and why not as a sentence.
 * `serve` is null if that depends on something that its player can say of it.
 */
export type Verdict = {
  serve: boolean | null
  selo: string
  texto: string
  motivo: string | null
  /** Of what doesn't fit, how much does: the nearest of several variants is the one to speak of. */
  passed: number
  instrument: MyInstrument
}

/**
 * Returns whether a set of strings or an accessory fits the instruments of its families: it does if it fits one of
 * them. Null if there is none, or if too little is known: other families' instruments don't make goods wrong.
 */
export function verdictOn(
  instruments: readonly MyInstrument[],
  goods: SoldSet | SoldAccessory,
): Verdict | null {
  const judged = instruments
    .filter(({ familia, cordas, escala }) =>
      'families' in goods
        ? goods.families.includes(familia)
        : takesStringsOf(
            { family: familia, strings: cordas ?? undefined, scaleMm: escala ?? undefined },
            goods.family,
          ),
    )
    .map((instrument) => ({
      instrument,
      fit: 'families' in goods ? accessoryFitOf(instrument, goods) : setFit(instrument, goods),
    }))
  const fitting = judged.find(({ fit }) => fit.fits)
  if (fitting) {
    const texto = `Serve ${onMine(fitting.instrument)}`
    return { serve: true, selo: texto, texto, motivo: null, passed: 0, instrument: fitting.instrument }
  }

  for (const { instrument, fit } of judged)
    if (fit.fits === null && fit.open)
      return {
        serve: null,
        selo: `${fit.open.short.charAt(0).toUpperCase()}${fit.open.short.slice(1)}`,
        texto: `Se serve ${onMine(instrument)}, ${fit.open.short}`,
        motivo: fit.open.reason,
        passed: 0,
        instrument,
      }

  for (const { instrument, fit } of judged)
    if (fit.fits === false)
      return {
        serve: false,
        selo: `Não serve: ${fit.short}`,
        texto: `Não serve ${onMine(instrument)}: ${fit.short}`,
        motivo: fit.reason,
        passed: fit.passed,
        instrument,
      }

  return null
}

/** Whether goods are for instruments of this family, of whatever size and number of strings. */
export function isFor(family: Family, goods: SoldSet | SoldAccessory): boolean {
  return 'families' in goods ? goods.families.includes(family) : stringFamilies(family).includes(goods.family)
}

/** What says no size may be of another one, but a wrong post or hand is wrong in every size. */
function accessoryFitOf({ familia, tamanho, furo, mao }: MyInstrument, goods: SoldAccessory): Fit {
  const { families, sizes, postMm, hand } = goods
  const instrument = {
    family: familia,
    ...(tamanho !== null && { size: tamanho }),
    ...(furo !== undefined && { postMm: furo }),
    hand: mao ?? ('destro' as const),
  }
  const accessory: Accessory = {
    families,
    ...(sizes && sizes.length > 0 && { sizes }),
    ...(postMm !== null && { postMm }),
    ...(hand && { hand }),
  }
  const fit = accessoryFits(instrument, accessory)

  return sizes?.length === 0 && sizesOf(familia).length > 0 && fit.fits ? { fits: null } : fit
}

/** A set fits an instrument that it is built for, unless its strings don't serve in the tuning that is said. */
export function setFit(instrument: MyInstrument, set: SoldSet): Fit {
  const fit = builtFit(instrument, set)

  return fit.fits === false ? fit : (tuningMisfit(instrument, set) ?? fit)
}

/** Of all reasons the last: whoever tunes otherwise has a set that fits. */
function tuningMisfit(instrument: MyInstrument, { notes }: SoldSet): Fit | null {
  const tuned = notesOfTuning(instrument)
  if (!tuned || tuned.length !== notes?.length) return null
  const outcomes = notes.map((note, i) => outOfReach(note, tuned[i] ?? note))
  const place = outcomes.findIndex((outcome) => outcome !== null)
  if (place < 0) return null
  const string = `a ${notes.length - place}ª corda ${outcomes[place]}`

  return {
    fits: false,
    passed: LAST,
    short: 'é de outra afinação',
    reason: `O jogo é para ${lettersOf(notes)}: na sua afinação, ${lettersOf(tuned)}, ${string}.`,
  }
}

/** After more reasons than there are against what an instrument is built for. */
const LAST = 10

/** A set that is sold for several sizes fits if one of them is the instrument's. */
function builtFit({ familia, tamanho, escala, cordas, prende }: MyInstrument, set: SoldSet): Fit {
  const instrument = {
    family: familia,
    ...(tamanho !== null && { size: tamanho }),
    ...(escala !== null && { scaleMm: escala }),
    strings: cordas ?? FAMILIES[familia].strings[0],
    ...(prende && { hold: prende }),
  }
  const known = {
    family: set.family,
    ...(set.scalesMm && { scalesMm: set.scalesMm }),
    ...(set.strings !== null && { strings: set.strings }),
    ...(set.end && { end: set.end }),
  }
  if (set.sizes.length === 0) {
    const fit = stringsFit(instrument, known)
    return fit.fits && tamanho !== null && !sizesSold(familia, []).includes(tamanho) ? { fits: null } : fit
  }
  const fits = set.sizes.map((size) => stringsFit(instrument, { ...known, size }))

  return (
    fits.find(({ fits }) => fits) ??
    fits.find(({ fits }) => fits === null) ??
    nearestMisfit(fits) ?? { fits: null }
  )
}
