import { searchTokens } from '../search-text.ts'
import type { SearchTerm } from './query.ts'

/** Returns the terms as typed, in the order of the text: `canhoto`, `3/4`. */
export function writtenTerms(terms: readonly SearchTerm[], text: string): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '')

  return terms.map(({ palavras }) => {
    const written = words.filter((word) => {
      const tokens = searchTokens(word)
      return tokens.length > 0 && tokens.every((token) => palavras.includes(token))
    })
    const typed = new Set(written.map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')))
    return typed.size > 0 ? [...typed].join(' ') : palavras.map(readable).join(' ')
  })
}

/** Reverts a token that joined several typed words: `10 cordas`. */
function readable(palavra: string): string {
  return palavra
    .replace(/^(\d+)corda$/, '$1 cordas')
    .replace(/^(\d+)x(\d+)$/, '$1/$2')
    .replace('notado', 'dó')
}
