import { sameLength } from './same-length.ts'

/** The strings of an instrument by number, first string first. */
const STRINGS: [instrument: RegExp, notes: string][] = [
  [/violino|violin/, 'mi la re sol'],
  [/violoncelo|cello|celo|viola de arco|viola classica/, 'la re sol dó'],
  [/contrabaixo acustico|rabecao/, 'sol re la mi'],
  [/baixo|bass/, 'sol re la mi'],
  [/ukulele|uquelele/, 'la mi dó sol'],
  [/cavaquinho|cavaco/, 're si sol re'],
  [/violao|guitarra/, 'mi si sol re la mi'],
]

/** The high and the low E. */
const NICKNAMES = /(?<![a-z])(?:corda )?(?:mizinha|mizao)(?![a-z])/

function nameNickname(text: string): string | null {
  const match = NICKNAMES.exec(sameLength(text))

  return match && `${text.slice(0, match.index)}corda mi${text.slice(match.index + match[0].length)}`
}

const ORDINALS = ['primeira', 'segunda', 'terceira', 'quarta', 'quinta', 'sexta']
const NUMBER_FIRST = /(?<![a-z0-9])(primeira|segunda|terceira|quarta|quinta|sexta|[1-6] ?[ªa]) corda(?![a-z])/
const NUMBER_LAST = /(?<![a-z0-9])corda (?:numero |n[ºo°.]? ?)?([1-6])[ªa]?(?![\w/.,])(?! cordas)/

/** Replaces the number of a single string by its note: `primeira corda violino` → `corda mi violino`. */
export function nameOrdinal(text: string): string {
  const named = nameNickname(text)
  if (named !== null) return named
  const plain = sameLength(text)
  const match = NUMBER_FIRST.exec(plain) ?? NUMBER_LAST.exec(plain)
  const notes = STRINGS.find(([instrument]) => instrument.test(plain))?.[1].split(' ')
  if (!match || !notes) return text
  const typed = match[1] ?? ''
  const place = ORDINALS.includes(typed) ? ORDINALS.indexOf(typed) : Number.parseInt(typed, 10) - 1
  const note = notes[place]
  if (!note) return text

  return `${text.slice(0, match.index)}corda ${note}${text.slice(match.index + match[0].length)}`
}
