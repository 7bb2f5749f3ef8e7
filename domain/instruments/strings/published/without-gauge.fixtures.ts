/*
 * Tensions that makers publish without a gauge: for bowed strings and those of classical guitars, which are sold by
 * their tension. The shop takes such strings by the tension that a sheet states.
 */

/** A set, the vibrating length at which its tensions are stated, and its notes and kgf from the first string. */
type PublishedSet = {
  maker: string
  set: string
  scaleMm: number
  strings: readonly (readonly [note: string, kgf: number])[]
}

/**
 * Hannabach and Savarez, by the length of 650 mm that classical guitars have; their catalogues are quoted without one.
 * As collected from public catalogues in https://github.com/gns48/xlam (guitar-strings/tensions.csv; strings.csv says
 * what each set is of). Of Hannabach's sets of one tension there is one here, as they all have the same numbers.
 */
export const CLASSICAL_SETS: readonly PublishedSet[] = [
  classical('Hannabach', '815 SLT', [7, 6, 6, 6.5, 6.6, 6.5]),
  classical('Hannabach', '815 LT', [7.2, 6.1, 6.2, 6.7, 6.7, 6.8]),
  classical('Hannabach', '815 MT', [7.3, 6.2, 6.5, 7.3, 7.2, 7.1]),
  classical('Hannabach', '900 MHT', [7.5, 6.4, 6.6, 7.5, 7.4, 7.5]),
  classical('Hannabach', '815 HT', [7.6, 6.5, 6.7, 7.8, 7.7, 7.8]),
  classical('Hannabach', '815 SHT', [7.8, 6.6, 6.8, 8, 8, 8]),
  classical('Savarez', '510 CR', [7.2, 5.5, 5.6, 7.2, 6.5, 6.6]),
  classical('Savarez', '510 CJ', [7.8, 5.8, 5.7, 7.6, 7.1, 7]),
  classical('Savarez', '510 CRH', [7.2, 5.5, 5.6, 7.05, 6.5, 6.67]),
  classical('Savarez', '510 CJH', [7.8, 5.8, 5.7, 8.2, 7.05, 7.2]),
  classical('Savarez', '510 AR', [7.9, 5.9, 5.8, 7.2, 6.5, 6.6]),
  classical('Savarez', '510 AJ', [8.5, 6.3, 6.1, 7.6, 7.1, 7]),
]

const KGF_PER_POUND = 0.45359237

/**
 * Larsen: cello Standard, medium, at 700 mm by the chart of tensions of Aitchison & Mnatzaganian, and viola Original,
 * medium, at 370 mm by Larsen's own chart. Thomastik-Infeld: Spirocore Orchestra, medium, on a 3/4 bass of 1060 mm. As
 * https://github.com/petterthowsen/librestrings quotes them, in pounds or kilograms (the presets of viola, cello and
 * bass; Larsen's G of the cello in newtons: 122.8).
 */
export const BOWED_SETS: readonly PublishedSet[] = [
  {
    maker: 'Larsen',
    set: 'Standard, violoncelo',
    scaleMm: 700,
    strings: [
      ['A3', 39.3 * KGF_PER_POUND],
      ['D3', 29.7 * KGF_PER_POUND],
      ['G2', 12.52],
      ['C2', 30.1 * KGF_PER_POUND],
    ],
  },
  {
    maker: 'Larsen',
    set: 'Original, viola',
    scaleMm: 370,
    strings: [
      ['A4', 8],
      ['D4', 4.9],
      ['G3', 4.9],
      ['C3', 4.9],
    ],
  },
  {
    maker: 'Thomastik-Infeld',
    set: 'Spirocore Orchestra, contrabaixo',
    scaleMm: 1060,
    strings: [
      ['G2', 67.2 * KGF_PER_POUND],
      ['D2', 68.3 * KGF_PER_POUND],
      ['A1', 70.5 * KGF_PER_POUND],
      ['E1', 72.8 * KGF_PER_POUND],
    ],
  },
]

/**
 * Rotosound's set for bass of .040, .060, .075 and .095, each string in pounds at 34 inches, from the first. From its
 * site, as a bass player copied them, who doesn't say of what they are
 * (http://forum.megabass.it/viewtopic.php?f=7&start=50&t=8823).
 */
export const ROTOSOUND = {
  thousandths: [40, 60, 75, 95],
  notes: ['G2', 'D2', 'A1', 'E1'],
  pounds: [39.5, 38.7, 35.5, 31.7],
} as const

function classical(maker: string, set: string, kgf: readonly number[]): PublishedSet {
  const notes = ['E4', 'B3', 'G3', 'D3', 'A2', 'E2']

  return { maker, set, scaleMm: 650, strings: notes.map((note, i) => [note, kgf[i] ?? 0]) }
}
