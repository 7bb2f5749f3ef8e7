import type { Construction } from '../charts/charts.ts'

/* Strings that others than their makers have weighed or measured. */

/**
 * Worth fluorocarbon for ukulele, weighed by J. Brauchli: millimetres, grams of the sample, its length in millimetres.
 * https://github.com/zmoon/stringcalc (data/worth-uke.csv)
 */
export const WORTH_WEIGHED: readonly (readonly [mm: number, grams: number, lengthMm: number])[] = [
  [0.52, 0.623, 1640],
  [0.47, 0.522, 1640],
  [0.66, 1.007, 1640],
  [0.74, 1.319, 1640],
  [0.81, 1.596, 1640],
  [0.57, 0.757, 1640],
  [0.62, 0.897, 1640],
  [0.91, 1.945, 1640],
]

/** A string that was weighed: construction, thousandths of an inch by its box, milligrams per metre. */
type Weighed = readonly [Construction, thousandths: number, milligramsPerMetre: number]

/**
 * Ernie Ball's single strings for electric guitar, weighed by J. Harris: milligrams of a metre without the ball
 * (https://github.com/deadsy/guitar, gstring.py).
 */
export const ERNIE_BALL_WEIGHED: readonly Weighed[] = [
  ['plainSteel', 10, 405],
  ['plainSteel', 13, 693],
  ['plainSteel', 17, 1174],
  ['nickelWound', 26, 2373],
  ['nickelWound', 36, 4404],
  ['nickelWound', 46, 7140],
]

/**
 * Fender's 250L and D'Addario's EXL110 and EXL120, weighed by D. Achilles, "Tensions of Guitar Strings", Physics 398
 * EMI, University of Illinois, 2000 (studylib.net/doc/18757011), as https://github.com/HanzoRazer/luthiers-toolbox
 * quotes them (packages/client/src/design-utilities/lutherie/string-tension/presets.ts).
 */
export const FENDER_WEIGHED: readonly Weighed[] = [
  ['plainSteel', 9, 309],
  ['plainSteel', 11, 477],
  ['plainSteel', 16, 1030],
  ['nickelWound', 32, 3500],
  ['nickelWound', 42, 5780],
]

/** The fourth string of Fender's 250L, labelled .024: it weighs what a .022 does. From the same measurements. */
export const FENDER_MISLABELLED = { thousandths: 24, likely: 22, milligramsPerMetre: 1620 } as const

export const DADDARIO_WEIGHED: readonly Weighed[] = [
  ['plainSteel', 10, 389],
  ['plainSteel', 13, 666],
  ['plainSteel', 17, 1140],
  ['nickelWound', 26, 2230],
  ['nickelWound', 36, 4210],
  ['nickelWound', 46, 6790],
  ['plainSteel', 9, 329],
  ['plainSteel', 11, 478],
  ['plainSteel', 16, 1040],
  ['nickelWound', 24, 1910],
  ['nickelWound', 42, 5900],
]

/** The fifth string of an EXL120, labelled .032: it weighs what a .036 does, as Achilles says. */
export const DADDARIO_MISLABELLED = { thousandths: 32, likely: 36, milligramsPerMetre: 4270 } as const

/**
 * Bronze strings for acoustic guitar under a weight of 9.07 kg, 650 mm long, and the pitch in hertz at which S.
 * Bannasch recorded them: Martin's M540, and D'Addario's EJ16 as a measure of what the experiment is worth
 * (https://github.com/stepheneb/guitarcompensation, readme.md and string-data.yml). The sixth strings were recorded
 * least steadily: by 11 Hz in Martin's case.
 */
export const LOADED = { kgf: 9.07, scaleMm: 650 } as const

type Recorded = readonly [Construction, thousandths: number, hertz: number]

export const MARTIN_RECORDED: readonly Recorded[] = [
  ['plainSteel', 12, 306.65],
  ['plainSteel', 16, 228.49],
  ['phosphorBronze', 25, 154.42],
  ['phosphorBronze', 32, 117.37],
  ['phosphorBronze', 42, 89.75],
  ['phosphorBronze', 54, 72.95],
]

export const DADDARIO_RECORDED: readonly Recorded[] = [
  ['plainSteel', 12, 307.3],
  ['plainSteel', 16, 229.45],
  ['phosphorBronze', 24, 156.73],
  ['phosphorBronze', 32, 118.13],
  ['phosphorBronze', 42, 90.03],
  ['phosphorBronze', 53, 70.0],
]
