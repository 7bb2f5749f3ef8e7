import { searchTokens } from '../search-text.ts'

/** A word of the catalogue: as the search reads it, as it is written there, in how many texts. */
export type Word = { palavra: string; escrita: string; ocorrencias: number }

/** Words shorter than this are too like one another to be corrected. */
const SHORTEST_WORD = 3
const LONGEST_WORD = 40

/** Gathers the words of texts. `read` takes one text, `words` gives what has been gathered so far. */
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

/** The words of a text that a typing error can be in: those of letters only. In pairs: as read, as written. */
export function writtenWords(text: string): [palavra: string, escrita: string][] {
  return (text.normalize('NFC').match(WRITTEN) ?? []).flatMap((written): [string, string][] => {
    const [palavra, ...others] = searchTokens(written)
    return palavra && others.length === 0 && isWord(palavra) ? [[palavra, written.toLowerCase()]] : []
  })
}

/** The text with some of its words (as read) replaced by others (as written). */
export function replaceWords(text: string, replacements: Map<string, string>): string {
  return text.normalize('NFC').replace(WRITTEN, (written) => {
    const [palavra, ...others] = searchTokens(written)
    return (others.length === 0 && palavra && replacements.get(palavra)) || written
  })
}

const WRITTEN = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu

function isWord(palavra: string) {
  return /^[a-z]+$/.test(palavra) && palavra.length >= SHORTEST_WORD && palavra.length <= LONGEST_WORD
}

/** The singular, then what is written most: people read it as a suggestion. */
function bestSpelling(spellings: Map<string, number>): string {
  const byUse = [...spellings].sort(
    ([a, timesA], [b, timesB]) => a.length - b.length || timesB - timesA || (a < b ? 1 : -1),
  )

  return byUse[0]?.[0] ?? ''
}
