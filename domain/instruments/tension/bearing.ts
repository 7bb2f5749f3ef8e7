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
 * with 9-20. Bowed: the middle of the medium tensions that makers publish at full size. Ukulele, cavaquinho and viola
 * caipira: what their usual sets come to, which differ more from one another; an average, not a standard.
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
  cavaquinho: 8.1,
  banjo: 5.1,
  bandolim: 10.3,
  violaCaipira: 6,
}

/** Of twelve-string guitars, whose sets are lighter. */
const BUILT_FOR_TWELVE: Partial<Record<Family, number>> = { violaoAco: 9.4, guitarra: 6.5 }

/** From here on a change of the total has to be answered by the set-up, or is more than the instrument may bear. */
const MARGIN = 0.15

/** Returns whether a string is slacker or stiffer than players of its family like; null if it isn't or none is said. */
export function feelOf(family: Family, kgf: number): 'solta' | 'firme' | null {
  const [min, max] = COMFORT[family] ?? [0, Number.POSITIVE_INFINITY]
  if (kgf < min * (1 - TOLERANCE)) return 'solta'

  return kgf > max * (1 + TOLERANCE) ? 'firme' : null
}

/** Kilogram-force of all strings together for which an instrument with this many strings is usually built. */
export function builtFor(family: Family, strings: number): number {
  const each = strings === 12 ? (BUILT_FOR_TWELVE[family] ?? BUILT_FOR[family]) : BUILT_FOR[family]

  return each * strings
}

type Pull = { family: Family; strings: number; total: number; present: number | null }

/** What to say about a total; `perigo` if the instrument may be damaged. */
export type Warning = { tipo: 'perigo' | 'atencao'; texto: string }

/** Returns what an instrument may not bear, and what has to be set up again, in sentences. */
export function warnings({ family, strings, total, present }: Pull): Warning[] {
  const usual = builtFor(family, strings)
  const { ofThe, bowed } = FAMILIES[family]
  const over = total / usual - 1
  const change = present === null ? 0 : total / present - 1

  return [
    ...(over > MARGIN
      ? [
          {
            tipo: 'perigo',
            texto: `As cordas puxam ${percent(over)} mais do que o usual ${ofThe} (perto de ${kg(usual)}). O instrumento pode não aguentar: escolha um jogo mais leve ou fale antes com um luthier.`,
          } as const,
        ]
      : []),
    ...(change > MARGIN
      ? [
          {
            tipo: 'atencao',
            texto: `As cordas puxam ${percent(change)} mais do que as de hoje: ${bowed ? FIRMER_BOWED : FIRMER}.`,
          } as const,
        ]
      : []),
    ...(change < -MARGIN
      ? [
          {
            tipo: 'atencao',
            texto: `As cordas puxam ${percent(-change)} menos do que as de hoje: ${bowed ? SLACKER_BOWED : SLACKER}.`,
          } as const,
        ]
      : []),
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
