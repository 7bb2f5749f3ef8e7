import type { Family } from '../families/family.ts'

/**
 * The vibrating lengths in millimetres with which most full-size instruments of a family are built, the usual one
 * first. Guitars: Fender, Gibson, PRS and short; basses: 34, 30, 32 and 35 inches; ukuleles: soprano, concert, tenor and
 * baritone (13.6, 15, 17 and 20 inches). Sources: of violins and ukuleles they stand beside their sizes; of violas,
 * around the 375 mm that the luthier R. Morel calls ideal (Journal of the American Viola Society, Spring 2025, see
 * `bowed.ts`). For the others no published table was found.
 */
const USUAL: Readonly<Record<Family, readonly [number, ...number[]]>> = {
  violino: [328],
  violaDeArco: [370, 380],
  violoncelo: [690, 700],
  contrabaixo: [1060, 1030],
  violaoNailon: [650, 580, 530],
  violaoAco: [648, 645],
  guitarra: [648, 628, 635, 610, 673],
  baixo: [864, 762, 813, 889],
  ukulele: [345, 380, 432, 508],
  cavaquinho: [345, 340, 350],
  banjo: [667, 560],
  bandolim: [352, 345],
  violaCaipira: [580, 570, 590],
}

/** The usual vibrating lengths of a family, the most usual first. */
export function usualScales(family: Family): readonly [number, ...number[]] {
  return USUAL[family]
}
