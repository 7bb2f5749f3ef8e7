import { type Brightness, soundOf } from '../choice/brightness.ts'
import { FAMILIES, type Family } from '../families/family.ts'
import { hertz, type Note } from '../pitch/note.ts'
import type { StatedString } from '../strings/stated-string.ts'
import { constructionOf } from '../strings/stated-weight.ts'
import { tensionNewtons } from '../strings/tension.ts'
import { solidDiameterMm } from '../strings/unit-weight.ts'
import { ownScale } from '../tension/own-scale.ts'
import { type SizedSet, weightOf } from '../tension/stated-set.ts'

/** A string in tune on its instrument, as far as its sound follows from it. */
export type Voice = {
  family: Family
  bowed: boolean
  note: Note
  hertz: number
  /**
   * How much its stiffness raises the partials: the nth sounds at n · f · √(1 + B · n²) (H. Fletcher, "Normal vibration
   * frequencies of a stiff piano string", 1964, for strings between two supports).
   */
  inharmonicity: number
  /** From the warmest (1) to the brightest (5), by what it is made of. */
  brightness: Brightness
}

/** Young's moduli in N/m²: steel, nylon and its likes under tension, gut. */
const MODULI = { steel: 2.0e11, nylon: 4.0e9, gut: 6.0e9 } as const

/** The core's share of a wound string's diameter, as in the charts of guitar strings: only the core is stiff. */
const CORE_SHARE = 0.4

/** Bundles of filaments bend more easily than a rod of the same size. */
const ROPE_STIFFNESS = 0.2

/**
 * Returns the voices of a set's strings, from the first to the last, at the length for which it is made. Null in place of
 * a string whose tension is unknown: nothing could be computed from it.
 */
export function voicesOf(set: SizedSet): (Voice | null)[] {
  const scaleMm = set.scaleMm ?? ownScale(set)

  return set.strings.map((string, i) => {
    const weight = weightOf(set, i)
    if (weight === null) return null
    const pitch = hertz(string.note)
    const newtons = tensionNewtons({ kgPerMetre: weight, scaleMm, hertz: pitch })

    return {
      family: set.family,
      bowed: FAMILIES[set.family].bowed,
      note: string.note,
      hertz: pitch,
      inharmonicity: inharmonicityOf(string, set.family, { weight, newtons, scaleMm }),
      brightness: soundOf(set.family, string.materials)?.brightness ?? 3,
    }
  })
}

type Stretched = { weight: number; newtons: number; scaleMm: number }

/** B = π³ · E · d⁴ / (64 · T · L²), with the diameter of what is stiff in metres. */
function inharmonicityOf(
  string: StatedString,
  family: Family,
  { weight, newtons, scaleMm }: Stretched,
): number {
  const { modulus, diameterMm, softness } = stiffPart(string, family, weight)

  return (
    (softness * Math.PI ** 3 * modulus * (diameterMm / 1000) ** 4) / (64 * newtons * (scaleMm / 1000) ** 2)
  )
}

function stiffPart({ diameter, materials }: StatedString, family: Family, weight: number) {
  const construction = constructionOf(materials, family)
  const whole = diameter?.mm ?? solidDiameterMm('steel', weight)
  const words = materials.join(' ').toLowerCase()
  if (construction === 'plainNylon' || construction === 'fluorocarbon' || construction === 'nylgut')
    return {
      modulus: MODULI.nylon,
      diameterMm: diameter?.mm ?? solidDiameterMm('nylgut', weight),
      softness: 1,
    }
  if (/tripa/.test(words)) return { modulus: MODULI.gut, diameterMm: whole, softness: ROPE_STIFFNESS }
  if (
    construction === 'silverOnNylon' ||
    construction === 'brassOnNylon' ||
    /(sint|perlon|compos|n[áa]i?lon)/.test(words)
  )
    return { modulus: MODULI.nylon, diameterMm: whole, softness: ROPE_STIFFNESS }
  if (/trançado|trancado/.test(words))
    return { modulus: MODULI.steel, diameterMm: whole * CORE_SHARE, softness: ROPE_STIFFNESS }

  return {
    modulus: MODULI.steel,
    diameterMm: construction === 'plainSteel' ? whole : whole * CORE_SHARE,
    softness: 1,
  }
}
