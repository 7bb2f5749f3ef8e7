import type { FittingTable } from './fitting-table.ts'

/** Hardon Guitars: heights in feet and inches ("Kids and electric guitars", hardon4guitars.com). */
const HARDON = [
  ['1/4', 991],
  ['1/2', 1168],
  ['3/4', 1372],
  ['4/4', 1524],
] as const

/**
 * Moms.de: "Die Größen einer Kindergitarre" (moms.de/magazin/kind/kinder-hobbys/kindergitarre). Its 7/8, from 1300, is
 * left out: it begins within the 3/4, and many makers, as the table says itself, don't build it for children.
 */
const MOMS = [
  ['1/2', 1100],
  ['3/4', 1200],
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
 * The association of guitar teachers EGTA is left out: its guitar has 36 % of its player's height ("Gitarren: Mensuren",
 * danner.at), so that only those of 180 cm had a 4/4 and those of 169 cm a 3/4 (its table, see `fretted.ts`), and no
 * shop sells by it. Hands: "The guitar's scale length, your hand size and a chart" (wilsonburnhamguitars.net), whose hands
 * are adults'.
 */
export const CLASSICAL_GUITAR_TABLES: readonly FittingTable[] = [
  { medida: 'altura', fonte: 'Hardon Guitars', rows: HARDON },
  { medida: 'altura', fonte: 'Moms.de', rows: MOMS },
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

/** Guitars with steel strings are built in fewer sizes, for the same heights and ages. */
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
 * bountymusic.com; "Understanding ukulele sizes", bestukulele.com.au): the numbers are the shop's. They agree on the
 * soprano for children and on the concert for most adults; the tenor is for large hands. A baritone is chosen for its
 * tuning, not for the hand. There is no table by age: no adult needs a larger ukulele than a teenager.
 */
const OWN = 'Faixas da loja (os fabricantes não dão números)'

export const UKULELE_TABLES: readonly FittingTable[] = [
  {
    medida: 'mao',
    fonte: OWN,
    rows: [
      ['Soprano', 100],
      ['Concert', 170],
      ['Tenor', 230],
    ],
  },
  {
    medida: 'altura',
    fonte: OWN,
    rows: [
      ['Soprano', 900],
      ['Concert', 1350],
      ['Tenor', 1850],
    ],
  },
]

function steel(rows: readonly (readonly [string, number])[]) {
  return rows.filter(([nome]) => STEEL_SIZES.includes(nome))
}
