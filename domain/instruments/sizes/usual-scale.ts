import type { Family } from '../families/family.ts'
import { midiOf, type Note } from '../pitch/note.ts'
import { baritoneTuned } from './baritone.ts'

/**
 * The vibrating lengths in millimetres with which most full-size instruments of a family are built, the usual one
 * first. Guitars: Fender, Gibson, PRS, short, and 26.5 and 27 inches for lower tunings; basses: 34, 30, 32 and 35
 * inches; ukuleles: soprano, concert, tenor and baritone (13.6, 15, 17 and 20 inches); banjos: of samba, with a
 * cavaquinho's, with five strings (26.25 inches), and tenor. Sources: of violins and ukuleles they stand beside their
 * sizes, of baritones in `baritone.ts`; of violas, around the 375 mm that the luthier R. Morel calls ideal (Journal of
 * the American Viola Society, Spring 2025, see `bowed.ts`). For the others no published table was found.
 */
const USUAL: Readonly<Record<Family, readonly [number, ...number[]]>> = {
  violino: [328],
  violaDeArco: [370, 380],
  violoncelo: [690, 700],
  contrabaixo: [1060, 1030],
  violaoNailon: [650, 580, 530],
  violaoAco: [648, 645],
  guitarra: [648, 628, 635, 610, 673, 686],
  baixo: [864, 762, 813, 889],
  ukulele: [345, 380, 432, 508],
  cavaquinho: [345, 340, 350],
  banjo: [345, 667, 560],
  bandolim: [352, 345],
  violaCaipira: [580, 570, 590],
}

/**
 * The usual vibrating length of an instrument that is tuned to these notes: banjos of one name are as long as a
 * cavaquinho, a tenor, an American one with five strings or a guitar, and a baritone is longer than others of its
 * family. All others differ by size and not by tuning.
 */
export function usualScaleTuned(family: Family, notas: readonly Note[]): number {
  if (family !== 'banjo') return baritoneTuned(family, notas)?.usualMm ?? USUAL[family][0]
  if (notas.length === 5) return BANJO.fiveStrings
  if (notas.length === 6) return BANJO.guitar

  return notas.some((note) => midiOf(note) < midiOf(BANJO.lowestOfSamba)) ? BANJO.tenor : BANJO.samba
}

/** A tenor's lowest string is C3; a banjo of samba that is tuned down by a fourth goes to A3. */
const BANJO = {
  samba: 345,
  tenor: 560,
  fiveStrings: 667,
  guitar: 648,
  lowestOfSamba: { semitone: 9, octave: 3 },
} as const

/** The usual vibrating lengths of a family, the most usual first. */
export function usualScales(family: Family): readonly [number, ...number[]] {
  return USUAL[family]
}
