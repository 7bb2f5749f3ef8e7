import { CONDITION_WORDS, type Condition } from './condition.ts'

/** A piece in words for those who see no page: its condition and its own marks, before what its product is. */
export function pieceDescription(
  { condicao, descricao }: { condicao: Condition; descricao: string },
  product: string,
): string {
  const { nome, descricao: words } = CONDITION_WORDS[condicao]

  return [condicao === 'novo' ? '' : `${nome}: ${words}`, descricao, product]
    .filter((text) => text !== '')
    .join(' ')
}
