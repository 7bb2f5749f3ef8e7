import { CONDITIONS, type Condition, isUsed } from '#domain/product/pieces/condition.ts'
import { sameLength, without } from './same-length.ts'

/** The conditions of pieces that a text asks for, best first, and the text without them. */
export type ConditionRequest = { rest: string; condicoes: readonly Condition[] }

const USED = /(?<![a-z0-9])(?:(?:semi-?)?usad[oa]s?|semi-?nov[oa]s?|(?:de )?segunda(?: |-)mao)(?![a-z0-9])/
const SHOWROOM = /(?<![a-z0-9])(?:(?:da|de|na|em) )?(?:vitrine|mostruario)(?![a-z0-9])/

/** Reads the condition in a text: `violino usado`, `guitarra seminova`, `violão de vitrine`; null without one. */
export function readCondition(text: string): ConditionRequest | null {
  const plain = sameLength(text)
  const used = USED.exec(plain)
  const match = used ?? SHOWROOM.exec(plain)
  if (!match) return null
  const rest = without(text, match.index, match[0].length).replace(/\s+/g, ' ').trim()
  const further = readCondition(rest)
  const own = CONDITIONS.filter((each) => (used ? isUsed(each) : each === 'vitrine'))

  return {
    rest: further?.rest ?? rest,
    condicoes: CONDITIONS.filter((each) => own.includes(each) || further?.condicoes.includes(each)),
  }
}
