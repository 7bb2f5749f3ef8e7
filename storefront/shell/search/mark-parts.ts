/**
 * Splits a text into parts that matched what was typed and parts that did not. A word matches from its beginning: as far as
 * a typed word goes, or wholly when the search read what was typed as that word (`termos`). Accents and case don't count.
 */
export function markParts(
  texto: string,
  busca: string,
  termos: string[],
): { text: string; marked: boolean }[] {
  const typed = words(busca)
  const read = new Set(termos.flatMap(words))

  return texto.split(WORD).flatMap((piece) => {
    const folded = fold(piece)
    const prefix = typed.filter((word) => folded.startsWith(word)).sort((a, b) => b.length - a.length)[0]
    const length = prefix?.length ?? (read.has(folded) ? piece.length : 0)

    return [
      { text: piece.slice(0, length), marked: true },
      { text: piece.slice(length), marked: false },
    ].filter(({ text }) => text)
  })
}

const WORD = /([\p{L}\p{N}]+)/u

function words(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** One character for one character, so that positions stay those of the text. */
function fold(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\p{L}/gu, (letter) => letter.normalize('NFD')[0] ?? letter)
}
