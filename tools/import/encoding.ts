import { createReadStream } from 'node:fs'

/** Character encoding of a file. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/**
 * Detects the encoding of a file by reading it once, some kilobytes at a time: UTF-16 if it has a byte order mark,
 * UTF-8 if all of it is valid, otherwise Windows-1252, in which Nuvemshop and Excel in Portuguese write plain CSV.
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
