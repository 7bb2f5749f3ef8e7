import {
  instrumentCode,
  instrumentWords,
  readInstrumentCode,
  withoutDetails,
} from '../instruments/mine/my-instrument.ts'

/** How far a player is, from the first lessons to a living. */
export const LEVELS = {
  iniciante: 'iniciante',
  estudante: 'estudante',
  intermediario: 'intermediário',
  avancado: 'avançado',
  profissional: 'profissional',
} as const

/** What a player plays most. */
export const STYLES = {
  erudito: 'erudito',
  choro: 'choro',
  samba: 'samba',
  mpb: 'MPB',
  sertanejo: 'sertanejo',
  rock: 'rock',
  jazz: 'jazz',
  gospel: 'gospel',
  folk: 'folk',
  outro: 'outro estilo',
} as const

export type Level = keyof typeof LEVELS
export type Style = keyof typeof STYLES

export const LEVEL_WORDS = Object.keys(LEVELS) as [Level, ...Level[]]
export const STYLE_WORDS = Object.keys(STYLES) as [Style, ...Style[]]

/** Nobody remembers a purchase of longer ago. */
export const MAX_MONTHS = 600

/** Who wrote a review, as far as they said. `toca` is a code of `instrumentCode`. */
export type Player = {
  toca: string | null
  nivel: Level | null
  estilo: Style | null
  /** How long they had used the product, in months. */
  meses: number | null
}

/** What a form sends of its player: anything that is empty or unknown was not said. */
export type TypedPlayer = { [Field in keyof Player]: string }

/** Reads the optional fields of a review's form. */
export function readPlayer({ toca, nivel, estilo, meses }: TypedPlayer): Player {
  const instrument = readInstrumentCode(toca)
  const months = /^\d{1,3}$/.test(meses.trim()) ? Number(meses) : null

  return {
    toca: instrument && instrumentCode(withoutDetails(instrument)),
    nivel: LEVEL_WORDS.find((word) => word === nivel) ?? null,
    estilo: STYLE_WORDS.find((word) => word === estilo) ?? null,
    meses: months === null || months > MAX_MONTHS ? null : months,
  }
}

/** A line about a review's author: `Toca violino 3/4 · estudante · choro · 8 meses de uso`; empty if they said nothing. */
export function playerWords({ toca, nivel, estilo, meses }: Player): string {
  const instrument = toca === null ? null : readInstrumentCode(toca)
  const words = [
    instrument && `toca ${instrumentWords(instrument)}`,
    nivel && LEVELS[nivel],
    estilo && STYLES[estilo],
    meses === null ? null : wordsOfUse(meses),
  ]
    .filter(Boolean)
    .join(' · ')

  return words.charAt(0).toUpperCase() + words.slice(1)
}

function wordsOfUse(months: number): string {
  if (months === 0) return 'menos de um mês de uso'
  if (months === 1) return '1 mês de uso'
  if (months < 24) return `${months} meses de uso`

  return `${Math.floor(months / 12)} anos de uso`
}
