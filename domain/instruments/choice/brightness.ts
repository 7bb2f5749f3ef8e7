import { foldText } from '../../format/slug.ts'
import { FAMILIES, type Family } from '../families/family.ts'
import { MATERIALS } from '../strings/material-words.ts'

/** From the warmest sound (1) to the brightest (5). */
export type Brightness = 1 | 2 | 3 | 4 | 5

/** How strings sound because of what they are made of, in the maker's words. */
export type Sound = { brightness: Brightness; material: string }

/**
 * Returns how bright strings of these materials sound beside others of their instrument, or null if it isn't known. The
 * shape of the winding says most, then the core where it is no steel, then the winding's metal. The order is that of
 * makers and luthiers; the steps between are ours, as no maker measures another's strings:
 * flat before round windings (http://acousticfingerstyle.com/gfaqs/strings.htm); nickel, nickel-plated steel, stainless
 * steel, and phosphor bronze before 80/20
 * (https://moozakmusic.com/materials-one-of-the-six-factors-for-guitar-string-tone-and-feel); gut, synthetic, steel under
 * the bow (https://www.benningviolins.com/types-of-violin-strings-and-the-character-of-sound.html); nylon before carbon
 * (https://bestforyall.com/musical-instruments/instrument-accessories/guitar-bass-accessories/strings/classical-guitar-strings).
 */
export function soundOf(family: Family, materials: readonly string[]): Sound | null {
  const rules = FAMILIES[family].bowed ? BOWED : PLUCKED
  for (const [pattern, brightness] of rules) {
    const material = materials.find((word) => pattern.test(foldText(word)))
    if (material !== undefined) return { brightness, material }
  }

  return null
}

type Rule = readonly [RegExp, Brightness]

/** The first that is found counts. A winding is of little weight under the bow: the core decides. */
const BOWED: readonly Rule[] = [
  [/tripa/, 1],
  [/(sintetic|perlon|compost|nailon|nylon)/, 3],
  [/aco trancado/, 4],
  [/^aco/, 5],
]

const PLUCKED: readonly Rule[] = [
  [MATERIALS.flat, 1],
  [/lixad/, 1],
  [/tripa/, 1],
  [MATERIALS.nylgut, 3],
  [MATERIALS.fluorocarbon, 4],
  [/(nailon|nylon)/, 2],
  [MATERIALS.pureNickel, 2],
  [MATERIALS.phosphorBronze, 3],
  [MATERIALS.bronze8515, 4],
  [MATERIALS.bronze8020, 5],
  [MATERIALS.stainless, 5],
  [MATERIALS.nickel, 3],
]

/** A brightness from 0 to 1. */
export function brightnessAt({ brightness }: Sound): number {
  return (brightness - 1) / 4
}

/** How a brightness is called, from the warmest. */
export const BRIGHTNESS_WORDS: Readonly<Record<Brightness, string>> = {
  1: 'som muito quente',
  2: 'som quente',
  3: 'som equilibrado',
  4: 'som brilhante',
  5: 'som muito brilhante',
}
