import { createReadStream } from 'node:fs'

/** How the text of a file is written. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/**
 * How a file is written, read once from its beginning to its end in some kilobytes at a time: UTF-16 where its mark says so, UTF-8
 * where all of it is, else Windows-1252, in which Nuvemshop and Excel in Portuguese write plain CSV.
 */
export async function encodingOf(file: string): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let first = true
  for await (const chunk of createReadStream(file)) {
    if (first && chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le'
    if (first && chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be'
    first = false
    if (!decodes(decoder, chunk)) return 'windows-1252'
  }

  return decodes(decoder) ? 'utf-8' : 'windows-1252'
}

function decodes(decoder: TextDecoder, chunk?: Uint8Array): boolean {
  try {
    if (chunk) decoder.decode(chunk, { stream: true })
    else decoder.decode()
    return true
  } catch {
    return false
  }
}
