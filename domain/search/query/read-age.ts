import { sameLength, without } from './same-length.ts'

/** The player's age in years, or that it is a child of unknown age, and the text without that part. */
export type AgeRequest = { rest: string; age: number | null; child: boolean }

const SPELT = [
  'dois',
  'tres',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
  'dez',
  'onze',
  'doze',
  'treze',
]

const PERSON =
  '(?:criancas?|menin[oa]s?|filh[oa]s?|filhinh[oa]s?|net[oa]s?|netinh[oa]s?|sobrinh[oa]s?|garot[oa]s?|alun[oa]s?|bebes?|kids?|child|children)'
const BEFORE = `(?:(?:para|pra|p/|de|do|da|com|meu|minha|um|uma|o|a) )*`
const AGE = new RegExp(
  `(?<![a-z0-9])${BEFORE}(?:${PERSON} )?(?:com |de |tem |que tem )*(\\d{1,2}|${SPELT.join('|')}) ?(?:anos?|aninhos)(?: de idade)?(?![a-z])`,
)
const CHILD = new RegExp(
  `(?<![a-z0-9])${BEFORE}(?:crianca pequena|criancas?|infantil|infantis|infanto(?:-| )?juvenil|kids?|child|children|bebes?)(?![a-z])`,
)
/** Names a person without implying a size: a daughter may be an adult. */
const RELATIVE = new RegExp(`(?<![a-z0-9])${BEFORE}${PERSON}(?![a-z])`)

const MAX_AGE = 99

/** Reads the player's age from a text: `para criança de 8 anos`, `8 anos`, `infantil`. */
export function readAge(text: string): AgeRequest {
  const plain = sameLength(text)
  const aged = AGE.exec(plain)
  const age = aged ? yearsOf(aged[1] ?? '') : null
  const first = aged && age !== null && age <= MAX_AGE ? aged : (CHILD.exec(plain) ?? RELATIVE.exec(plain))
  if (!first) return { rest: text, age: null, child: false }

  const rest = without(text, first.index, first[0].length).replace(/\s+/g, ' ').trim()
  if (first === aged) {
    const further = readAge(rest)
    return { rest: further.rest, age, child: false }
  }
  return { rest, age: null, child: CHILD.test(first[0]) }
}

function yearsOf(typed: string): number {
  const spelt = SPELT.indexOf(typed)

  return spelt < 0 ? Number(typed) : spelt + 2
}
