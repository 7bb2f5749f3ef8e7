import { searchTokens } from '../search-text.ts'

/** A word of the catalogue: its search token, its spelling, and the number of texts that contain it. */
export type Word = { palavra: string; escrita: string; ocorrencias: number }

/** Shorter words are too similar to one another to be corrected. */
const MIN_WORD = 3
const MAX_WORD = 40

/** Collects the words of texts. `read` adds one text, `words` returns the words so far. */
export function gatherWords() {
  const found = new Map<string, Map<string, number>>()

  return {
    read(text: string): void {
      for (const [palavra, escrita] of new Map(writtenWords(text))) {
        const spellings = found.get(palavra) ?? new Map<string, number>()
        spellings.set(escrita, (spellings.get(escrita) ?? 0) + 1)
        found.set(palavra, spellings)
      }
    },

    words(): Word[] {
      return [...found].map(([palavra, spellings]) => ({
        palavra,
        escrita: bestSpelling(spellings),
        ocorrencias: [...spellings.values()].reduce((sum, times) => sum + times, 0),
      }))
    },
  }
}

/** Returns the words of a text that can have a typing error: those of letters only. Pairs of token and spelling. */
export function writtenWords(text: string): [palavra: string, escrita: string][] {
  return (text.normalize('NFC').match(WRITTEN) ?? []).flatMap((written): [string, string][] => {
    const [palavra, ...others] = searchTokens(written)
    return palavra && others.length === 0 && isWord(palavra) ? [[palavra, written.toLowerCase()]] : []
  })
}

/** Replaces some words of the text (given as tokens) by others (given as spelled). */
export function replaceWords(text: string, replacements: Map<string, string>): string {
  return text.normalize('NFC').replace(WRITTEN, (written) => {
    const [palavra, ...others] = searchTokens(written)
    return (others.length === 0 && palavra && replacements.get(palavra)) || written
  })
}

const WRITTEN = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu

function isWord(palavra: string) {
  return /^[a-z]+$/.test(palavra) && palavra.length >= MIN_WORD && palavra.length <= MAX_WORD
}

/** Prefers the singular, then the most frequent spelling, because people read it as a suggestion. */
function bestSpelling(spellings: Map<string, number>): string {
  const byUse = [...spellings].sort(
    ([a, timesA], [b, timesB]) => a.length - b.length || timesB - timesA || (a < b ? 1 : -1),
  )

  return byUse[0]?.[0] ?? ''
}
