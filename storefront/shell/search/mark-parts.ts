/**
 * Splits a text into parts that match the typed text and parts that do not. Words match from their start: as far as a
 * typed word goes, or completely if the search interpreted the typed text as that word (`termos`). Ignores accents and
 * case.
 */
export function markParts(
  text: string,
  query: string,
  termos: string[],
): { text: string; marked: boolean }[] {
  const typed = words(query)
  const read = new Set(termos.flatMap(words))

  return text.split(WORD).flatMap((piece) => {
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

/** Maps one character to one character, so that positions in the text stay valid. */
function fold(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\p{L}/gu, (letter) => letter.normalize('NFD')[0] ?? letter)
}
