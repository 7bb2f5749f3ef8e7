import { UnreadableFile } from '#platform/transfers/files/unreadable-file.ts'

/** The text of a file in UTF-8, piece by piece; refuses any other, spreadsheets included. */
export async function* readText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const chunk of bytes) yield decoded(decoder, chunk)
  yield decoded(decoder)
}

function decoded(decoder: TextDecoder, chunk?: Uint8Array): string {
  const text = decode(decoder, chunk)
  // UTF-16 in Latin letters is valid UTF-8, with a zero after each letter.
  if (text?.includes('\0') === false) return text
  throw new UnreadableFile('O arquivo não é um texto em UTF-8. Na planilha, salve como “CSV UTF-8”.')
}

function decode(decoder: TextDecoder, chunk?: Uint8Array): string | null {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
  } catch {
    return null
  }
}
