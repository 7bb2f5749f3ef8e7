/**
 * The lightest and the heaviest string that is sold for each note of bowed instruments: grams per metre, and newtons
 * on the instrument. T. Rossing, "The Science of String Instruments", table 16.1, as
 * https://github.com/gperciva/artifastring quotes it (research/shared/published_constants.py). The length of the
 * violin is in the middle of that file's range, those of viola and cello follow from its pairs of newtons and grams.
 */
export const BOWED_RANGES: readonly (readonly [
  instrument: string,
  scaleMm: number,
  note: string,
  gramsPerMetre: readonly [number, number],
  newtons: readonly [number, number],
])[] = [
  ['violino', 328, 'E5', [0.38, 0.48], [71.4, 90.7]],
  ['violino', 328, 'A4', [0.58, 0.75], [48.3, 62.7]],
  ['violino', 328, 'D4', [0.92, 1.63], [34.3, 60.6]],
  ['violino', 328, 'G3', [2.12, 3.09], [35.0, 51.1]],
  ['viola', 375, 'A4', [0.56, 0.92], [60.6, 100.2]],
  ['viola', 375, 'D4', [0.98, 1.25], [47.6, 60.7]],
  ['viola', 375, 'G3', [2.2, 2.81], [47.6, 60.7]],
  ['viola', 375, 'C3', [4.95, 6.31], [47.6, 60.7]],
  ['violoncelo', 690, 'A3', [1.5, 1.92], [138.3, 177.2]],
  ['violoncelo', 690, 'D3', [2.94, 3.57], [121.0, 146.9]],
  ['violoncelo', 690, 'G2', [6.38, 7.56], [116.8, 138.3]],
  ['violoncelo', 690, 'C2', [14.33, 16.98], [116.7, 138.3]],
]
