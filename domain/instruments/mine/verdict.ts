import { accessoryFits, stringsFit } from '../compatibility/fit.ts'
import { FAMILIES, type Family } from '../families/family.ts'
import type { Range } from '../sizes/size.ts'
import { sizesSold } from '../sizes/sizes-sold.ts'
import { type MyInstrument, onMine } from './my-instrument.ts'

/** What is known of a set of strings on offer. */
export type SoldSet = {
  family: Family
  /** The sizes for which it is sold; none if that isn't said. */
  sizes: readonly string[]
  /** The vibrating lengths for which it is sold. */
  scalesMm: Range | null
  strings: number | null
}

/** What is known of an accessory on offer: the instruments that it is for. */
export type SoldAccessory = {
  families: readonly Family[]
  /** The sizes for which it is; none if that isn't said, null if it is for all. */
  sizes: readonly string[] | null
}

/** Whether goods are for one of somebody's instruments: on a badge, in words that name it, and why not as a sentence. */
export type Verdict = {
  serve: boolean
  selo: string
  texto: string
  motivo: string | null
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
    .filter(({ familia }) => isFor(familia, goods))
    .map((instrument) => ({
      instrument,
      fit: 'families' in goods ? accessoryFitOf(instrument, goods) : fitOf(instrument, goods),
    }))
  const fitting = judged.find(({ fit }) => fit.fits)
  if (fitting) {
    const texto = `Serve ${onMine(fitting.instrument)}`
    return { serve: true, selo: texto, texto, motivo: null, instrument: fitting.instrument }
  }

  for (const { instrument, fit } of judged)
    if (fit.fits === false)
      return {
        serve: false,
        selo: `Não serve: ${fit.short}`,
        texto: `Não serve ${onMine(instrument)}: ${fit.short}`,
        motivo: fit.reason,
        instrument,
      }

  return null
}

/** Whether goods are for instruments of this family, of whatever size. */
export function isFor(family: Family, goods: SoldSet | SoldAccessory): boolean {
  return 'families' in goods ? goods.families.includes(family) : goods.family === family
}

function accessoryFitOf({ familia, tamanho }: MyInstrument, { families, sizes }: SoldAccessory) {
  if (sizes?.length === 0) return { fits: null }
  const instrument = { family: familia, ...(tamanho !== null && { size: tamanho }) }

  return accessoryFits(instrument, { families, ...(sizes && { sizes }) })
}

/** A set that is sold for several sizes fits if one of them is the instrument's. */
function fitOf(
  { familia, tamanho, escala, cordas }: MyInstrument,
  set: SoldSet,
): ReturnType<typeof stringsFit> {
  const instrument = {
    family: familia,
    ...(tamanho !== null && { size: tamanho }),
    ...(escala !== null && { scaleMm: escala }),
    strings: cordas ?? FAMILIES[familia].strings[0],
  }
  const known = {
    family: set.family,
    ...(set.scalesMm && { scalesMm: set.scalesMm }),
    ...(set.strings !== null && { strings: set.strings }),
  }
  if (set.sizes.length === 0) {
    const fit = stringsFit(instrument, known)
    return fit.fits && tamanho !== null && !sizesSold(familia, []).includes(tamanho) ? { fits: null } : fit
  }
  const fits = set.sizes.map((size) => stringsFit(instrument, { ...known, size }))

  return fits.find(({ fits }) => fits) ?? fits.find(({ fits }) => fits === null) ?? fits[0] ?? { fits: null }
}
