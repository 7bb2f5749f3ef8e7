import type { Family } from '../families/family.ts'

/** How a string is held at the bridge or tailpiece. `removivel` is a ball that comes out and leaves a loop. */
export const STRING_ENDS = ['bola', 'laco', 'removivel', 'livre'] as const

export type StringEnd = (typeof STRING_ENDS)[number]

/** How the instrument holds its strings: a slot for balls, a hook for loops, a hole to tie. */
export const TAIL_HOLDS = ['encaixe', 'gancho', 'amarrado'] as const

export type TailHold = (typeof TAIL_HOLDS)[number]

/**
 * How instruments of each family may hold their strings, the usual way first. Sources: Southwest Strings, "String End
 * Shapes" (http://www.swstrings.com/education/endShapes.jsp), of the violin family: loops are for the single hook of a
 * violin's first string and on occasion a viola's, all else has balls. F. Ford, frets.com: "Ball End Strings" (virtually
 * all steel strings of guitars have balls; on classical guitars they are rare), "Restring Your Mandolin" (virtually all
 * mandolin strings have loops), "Restringing Clinic: Banjos" (loops on hooks). Guitars of gypsy jazz
 * have Selmer's tailpiece, for which Savarez sells its Argentine with loops (1510) and with balls (1610). Of cavaquinho and
 * viola caipira no published statement was found: both ways are possible, and the ball of their sets the usual end.
 */
export const HOLDS: Readonly<Record<Family, readonly [usual: TailHold, ...TailHold[]]>> = {
  violino: ['encaixe', 'gancho'],
  violaDeArco: ['encaixe', 'gancho'],
  violoncelo: ['encaixe'],
  contrabaixo: ['encaixe'],
  violaoNailon: ['amarrado', 'encaixe'],
  violaoAco: ['encaixe', 'gancho'],
  guitarra: ['encaixe'],
  baixo: ['encaixe'],
  ukulele: ['amarrado', 'encaixe'],
  cavaquinho: ['encaixe', 'gancho'],
  banjo: ['gancho', 'encaixe'],
  bandolim: ['gancho', 'encaixe'],
  violaCaipira: ['encaixe', 'gancho'],
}

/** Which ends each way can hold. A ball passes through the hole of a tie block, and holds there by itself. */
export const ENDS_OF_HOLD: Readonly<Record<TailHold, readonly StringEnd[]>> = {
  encaixe: ['bola', 'removivel'],
  gancho: ['laco', 'removivel'],
  amarrado: ['livre', 'bola', 'removivel'],
}

/** How an instrument holds strings that it takes with this end; null for balls that come out, which most take. */
export function holdOf(end: StringEnd): TailHold | null {
  if (end === 'bola') return 'encaixe'
  if (end === 'laco') return 'gancho'

  return end === 'livre' ? 'amarrado' : null
}

/** The end that a value of a specification names, `Bola removível`, `loop end`; null if it names none. */
export function endNamed(text: string): StringEnd | null {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const ball = /\bbol(a|inha)s?\b|\bball\b/.test(plain)
  if (/remov/.test(plain) || (ball && /\blaco\b|\bloop\b/.test(plain))) return 'removivel'
  if (ball) return 'bola'
  if (/\blaco\b|\bloop\b/.test(plain)) return 'laco'

  return /\blivre\b|\blisa\b|\bplain\b|\bamarrar\b/.test(plain) ? 'livre' : null
}
