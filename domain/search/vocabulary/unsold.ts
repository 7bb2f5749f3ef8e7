import { isAccessoryTerm } from '../query/head.ts'
import type { SearchTerm } from '../query/query.ts'
import { searchTokens } from '../search-text.ts'
import { UNSOLD_KINDS, type UnsoldKind } from './kinds.ts'

/** A kind of goods that a text asks for, and that the shop may not have. */
export type AskedKind = { kind: UnsoldKind; term: SearchTerm }

/**
 * The kinds of `UNSOLD_KINDS` that a text asks for. None where it asks for something that belongs to one: a `capa de teclado`
 * is a bag.
 */
export function askedKinds(terms: readonly SearchTerm[]): AskedKind[] {
  const asked = terms.flatMap((term) => {
    const kind = KINDS.get(term.palavras.join(' '))
    return kind ? [{ kind, term }] : []
  })
  const others = terms.filter((term) => !asked.some((each) => each.term === term))

  return others.some(isAccessoryTerm) ? [] : asked
}

const KINDS = new Map(
  UNSOLD_KINDS.flatMap((kind) => kind.typed.map((typed) => [searchTokens(typed).join(' '), kind] as const)),
)
