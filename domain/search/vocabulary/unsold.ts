import { isAccessoryTerm } from '../query/head.ts'
import type { SearchTerm } from '../query/query.ts'
import { searchTokens } from '../search-text.ts'
import { UNSOLD_KINDS, type UnsoldKind } from './kinds.ts'

/** A kind of product in a search that the shop may not sell. */
export type RequestedKind = { kind: UnsoldKind; term: SearchTerm }

/**
 * Returns the kinds of `UNSOLD_KINDS` in a search. Empty if the search asks for an accessory of one: a `capa de
 * teclado` is a bag.
 */
export function requestedKinds(terms: readonly SearchTerm[]): RequestedKind[] {
  const requested = terms.flatMap((term) => {
    const kind = KINDS.get(term.palavras.join(' '))
    return kind ? [{ kind, term }] : []
  })
  const others = terms.filter((term) => !requested.some((each) => each.term === term))

  return others.some(isAccessoryTerm) ? [] : requested
}

const KINDS = new Map(
  UNSOLD_KINDS.flatMap((kind) => kind.typed.map((typed) => [searchTokens(typed).join(' '), kind] as const)),
)
