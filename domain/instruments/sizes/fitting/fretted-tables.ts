import { CLASSICAL_GUITAR } from '../fretted.ts'
import type { FittingTable } from './fitting-table.ts'

/** How long a scale the guitar teachers' association EGTA recommends, for each millimetre of height. */
const SCALE_TO_HEIGHT = 0.36

/** Hardon Guitars: heights in feet and inches ("Kids and electric guitars", hardon4guitars.com). */
const HARDON = [
  ['1/4', 991],
  ['1/2', 1168],
  ['3/4', 1372],
  ['4/4', 1524],
] as const

/** Moms.de: "Die Größen einer Kindergitarre" (moms.de/magazin/kind/kinder-hobbys/kindergitarre). */
const MOMS = [
  ['1/2', 1100],
  ['3/4', 1200],
  ['7/8', 1300],
  ['4/4', 1500],
] as const

/** Nylon Plucks: "Classical guitar sizes" (nylonplucks.com). */
const NYLON_PLUCKS = [
  ['1/4', 4],
  ['1/2', 6],
  ['3/4', 8],
  ['4/4', 11],
] as const

/** Tarpley Music: "The ideal size of an acoustic guitar for a child" (tarpleymusic.com). */
const TARPLEY = [
  ['1/4', 3],
  ['1/2', 5],
  ['3/4', 8],
  ['4/4', 12],
] as const

/**
 * EGTA's rule as Musik Danner states it ("Gitarren: Mensuren", danner.at), applied to the shortest scale of each size.
 * Hands: "The guitar's scale length, your hand size and a chart" (wilsonburnhamguitars.net), whose hands are adults'.
 */
export const CLASSICAL_GUITAR_TABLES: readonly FittingTable[] = [
  { medida: 'altura', fonte: 'Hardon Guitars', rows: HARDON },
  { medida: 'altura', fonte: 'Moms.de', rows: MOMS },
  {
    medida: 'altura',
    fonte: 'EGTA (escala de 36 % da altura)',
    rows: CLASSICAL_GUITAR.toReversed().map(
      ({ nome, scaleMm }) => [nome, Math.round(scaleMm[0] / SCALE_TO_HEIGHT)] as const,
    ),
  },
  {
    medida: 'mao',
    fonte: 'Wilson Burnham Guitars',
    adultsOnly: true,
    rows: [
      ['7/8', 150],
      ['4/4', 170],
    ],
  },
  { medida: 'idade', fonte: 'Nylon Plucks', rows: NYLON_PLUCKS },
  { medida: 'idade', fonte: 'Tarpley Music', rows: TARPLEY },
]

/** Guitars with steel strings are built in fewer sizes. */
const STEEL_SIZES = ['1/2', '3/4', '4/4']

export const STEEL_GUITAR_TABLES: readonly FittingTable[] = [
  { medida: 'altura', fonte: 'Hardon Guitars', rows: steel(HARDON) },
  { medida: 'altura', fonte: 'Moms.de', rows: steel(MOMS) },
  { medida: 'mao', fonte: 'Wilson Burnham Guitars', adultsOnly: true, rows: [['4/4', 170]] },
  { medida: 'idade', fonte: 'Nylon Plucks', rows: steel(NYLON_PLUCKS) },
  { medida: 'idade', fonte: 'Tarpley Music', rows: steel(TARPLEY) },
]

/**
 * Ukulele makers speak of small, middle and large hands without numbers ("What size ukulele is best for me",
 * bountymusic.com; "Understanding ukulele sizes", bestukulele.com.au): the numbers are the shop's. A baritone is chosen
 * for its tuning, not for the hand.
 */
const OWN = 'Faixas da loja (os fabricantes não dão números)'

export const UKULELE_TABLES: readonly FittingTable[] = [
  {
    medida: 'mao',
    fonte: OWN,
    rows: [
      ['Soprano', 100],
      ['Concert', 170],
      ['Tenor', 200],
    ],
  },
  {
    medida: 'altura',
    fonte: OWN,
    rows: [
      ['Soprano', 900],
      ['Concert', 1350],
      ['Tenor', 1600],
    ],
  },
  {
    medida: 'idade',
    fonte: OWN,
    rows: [
      ['Soprano', 3],
      ['Concert', 9],
      ['Tenor', 14],
    ],
  },
]

function steel(rows: readonly (readonly [string, number])[]) {
  return rows.filter(([nome]) => STEEL_SIZES.includes(nome))
}
