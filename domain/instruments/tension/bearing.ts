import { FAMILIES, type Family } from '../families/family.ts'
import type { Range } from '../sizes/size.ts'

/**
 * Kilogram-force per string within which most players feel neither slack nor stiff strings, where there is a usual
 * feel: electric guitar, steel-string and nylon guitar, electric bass. Bowed strings differ from note to note.
 */
const COMFORT: Partial<Record<Family, Range>> = {
  guitarra: [6, 9],
  violaoAco: [9, 14],
  violaoNailon: [5, 7.5],
  baixo: [15, 23],
}

/** The bands are round numbers: what lies so little outside is usual, as the 23.3 kg of a bass's third string (.065). */
const TOLERANCE = 0.02

/**
 * Kilogram-force per string of the sets for which instruments are usually built and set up, on their usual length.
 * Computed from D'Addario's published unit weights: guitars with 10-46 nickel (46.9 kg), 12-53 phosphor bronze (74.1;
 * twelve strings 10-47: 113), nylon of normal tension (38.2); bass with 45-100 (78.3); mandolin with J74 (82.4); banjo
 * with 9-20. Bowed: the middle of the medium tensions that makers publish at full size. Cavaquinho: between a traditional
 * set (0,28 0,32 0,50 0,66 mm: 9.1 kg) and D'Addario's EJ93 (10.5), both on 345 mm. Ukulele and viola caipira: what their
 * usual sets come to, which differ more from one another; an average, not a standard.
 */
const BUILT_FOR: Readonly<Record<Family, number>> = {
  violino: 5.6,
  violaDeArco: 6,
  violoncelo: 14.4,
  contrabaixo: 30,
  violaoNailon: 6.4,
  violaoAco: 12.4,
  guitarra: 7.8,
  baixo: 19.6,
  ukulele: 4.5,
  cavaquinho: 9.4,
  banjo: 5.1,
  bandolim: 10.3,
  violaCaipira: 6,
}

/** Of twelve-string guitars, whose sets are lighter, and of banjos of samba, which take a cavaquinho's. */
const BUILT_FOR_COUNT: Partial<Record<Family, Readonly<Record<number, number>>>> = {
  violaoAco: { 12: 9.4 },
  guitarra: { 12: 6.5 },
  banjo: { 4: BUILT_FOR.cavaquinho },
}

/** From here on a change of the total has to be answered by the set-up. */
const MARGIN = 0.15

/**
 * From here on strings pull more than the family is built for: half as much again, as the heaviest sets that makers sell
 * for it don't (D'Addario's for guitar pull up to 38 % more than 10-46, for steel-string guitar up to 18 % more than 12-53).
 */
const DANGER = 0.5

/** Built lightly, for nylon; strings of the others are of steel, which no bridge and frets of these are meant for. */
const NYLON_STRUNG: readonly Family[] = ['violaoNailon', 'ukulele']

/** Returns whether a string is slacker or stiffer than players of its family like; null if it isn't or none is said. */
export function feelOf(family: Family, kgf: number): 'solta' | 'firme' | null {
  const [min, max] = COMFORT[family] ?? [0, Number.POSITIVE_INFINITY]
  if (kgf < min * (1 - TOLERANCE)) return 'solta'

  return kgf > max * (1 + TOLERANCE) ? 'firme' : null
}

/**
 * How far the lightest and the heaviest sets that are sold for a family are from what it is built for. D'Addario's: for
 * guitar 9-42 pulls 18 % less and 10-52 18 % more, for steel-string guitar 10-47 18 % less and 13-56 18 % more, for bass
 * 50-105 17 % more. Nylon sets (J43 to J44) and those of bowed instruments, whose bridges bear less, differ by half of that.
 */
const SPREAD = { steel: 0.2, nylonAndBowed: 0.1 } as const

/** Built in lengths and tuned in ways so different that no sum of tensions is usual. */
const WITHOUT_USUAL: readonly Family[] = ['ukulele']

/**
 * Where a total stands from the softest sets for an instrument (0) to the firmest (1); 0.5 is what it is built for, and
 * below 0 and above 1 hardly anybody plays. Null if the family has no usual total.
 */
export function firmnessOf(family: Family, strings: number, total: number): number | null {
  if (WITHOUT_USUAL.includes(family)) return null

  const isNarrow = FAMILIES[family].bowed || NYLON_STRUNG.includes(family)
  const spread = isNarrow ? SPREAD.nylonAndBowed : SPREAD.steel

  return 0.5 + (total / builtFor(family, strings) - 1) / (2 * spread)
}

/** Kilogram-force of all strings together for which an instrument with this many strings is usually built. */
export function builtFor(family: Family, strings: number): number {
  const each = BUILT_FOR_COUNT[family]?.[strings] ?? BUILT_FOR[family]

  return each * strings
}

type Pull = {
  family: Family
  /** The family for which the strings are made. */
  stringsFor: Family
  strings: number
  total: number
  /** What the strings pull that are on the instrument; null if that isn't known. */
  present: number | null
}

/** What to say about a total; `perigo` if the instrument may be damaged. */
export type Warning = { tipo: 'perigo' | 'atencao'; texto: string }

/** Returns what an instrument may not bear, and what has to be set up again, in sentences. */
export function warnings(pull: Pull): Warning[] {
  return [...dangers(pull), ...changes(pull)]
}

function dangers({ family, stringsFor, strings, total }: Pull): Warning[] {
  const usual = builtFor(family, strings)
  const { ofThe } = FAMILIES[family]
  const over = total / usual - 1
  const more = `puxam ${percent(over)} mais do que o usual ${ofThe} (perto de ${kg(usual)})`
  if (NYLON_STRUNG.includes(family) && !NYLON_STRUNG.includes(stringsFor))
    return [
      {
        tipo: 'perigo',
        texto: `São cordas de aço, ${FAMILIES[stringsFor].ofThe}${over > MARGIN ? `, e ${more}` : ''}. O instrumento não foi feito para elas e pode não aguentar: escolha cordas ${ofThe}.`,
      },
    ]
  if (over < DANGER) return []

  return [
    {
      tipo: 'perigo',
      texto: `As cordas ${more}. O instrumento pode não aguentar: escolha um jogo mais leve ou fale antes com um luthier.`,
    },
  ]
}

/** Compared with the strings of today, or with usual ones if those aren't known: what is set up for them bears them. */
function changes({ family, strings, total, present }: Pull): Warning[] {
  const usual = builtFor(family, strings)
  const { ofThe, bowed } = FAMILIES[family]
  const change = total / (present ?? usual) - 1
  if (change > MARGIN) {
    const than = present === null ? `o usual ${ofThe} (perto de ${kg(usual)})` : 'as de hoje'
    // Without the strings of today, half as much again is said to be a danger already.
    if (present === null && change >= DANGER) return []

    return [
      {
        tipo: 'atencao',
        texto: `As cordas puxam ${percent(change)} mais do que ${than}: ${bowed ? FIRMER_BOWED : FIRMER}.`,
      },
    ]
  }
  if (present === null || change >= -MARGIN) return []

  return [
    {
      tipo: 'atencao',
      texto: `As cordas puxam ${percent(-change)} menos do que as de hoje: ${bowed ? SLACKER_BOWED : SLACKER}.`,
    },
  ]
}

/** What another tension does to a neck with frets. */
const FIRMER = 'o braço vai ceder um pouco, e o instrumento deve ser regulado'
const SLACKER = 'o braço vai endireitar, as cordas podem trastejar, e o instrumento deve ser regulado'

/**
 * And under the bow, where there are no frets. Firmer strings ask for more pressure of the bow
 * (https://symphoniamusic.co.nz/blogs/news/understanding-string-tension), slacker ones can't be played as loud
 * (http://daddariobowed.blogspot.com/2010/03/string-tension.html), and both load the bridge otherwise.
 */
const FIRMER_BOWED =
  'o cavalete vai apertar mais o tampo, o arco vai pedir mais peso, e um luthier deve conferir cavalete e alma'
const SLACKER_BOWED =
  'o som vai perder força, as cordas vão ceder antes ao peso do arco, e um luthier deve conferir cavalete e alma'

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

function kg(value: number): string {
  return `${Math.round(value)} kg`
}
